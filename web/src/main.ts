/** The page begins: language and look first, so that nothing flickers, then the address decides what is shown. */
import { mount } from "svelte";
import App from "./App.svelte";
import { mine } from "./lib/mine.svelte";
import { startRouter } from "./lib/router.svelte";
import { watchForUpgrade } from "./lib/upgrading";
import { speak, wantedLanguage } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

mine.show();
startRouter();
watchForUpgrade();
await speak(wantedLanguage()).catch(() => speak("en")); // a language that cannot be loaded must not leave a blank page
mount(App, { target: document.getElementById("app") as HTMLElement });
