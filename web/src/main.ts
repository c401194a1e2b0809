/** The page begins: language and look first, so that nothing flickers, then the address decides what is shown. */
import { mount } from "svelte";
import App from "./App.svelte";
import { watchForNewBuild } from "./browser/build_check";
import { preferences } from "./browser/preferences.svelte";
import { startRouter } from "./browser/router.svelte";
import { windowShape } from "./browser/window_shape.svelte";
import { setLanguage, preferredLanguage } from "./i18n/messages.svelte";
import "./styles/base.css";
import "./styles/tokens.css";

preferences.show();
windowShape.watch();
startRouter();
watchForNewBuild();
await setLanguage(preferredLanguage()).catch(() => setLanguage("en")); // a language that cannot be loaded must not leave a blank page
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // what the server had put there for whoever runs no scripts
mount(App, { target });
