/** The app's icon, as notifications show it; `icons_plugin.ts` draws it. */
export const APP_ICON = "/icon-192.png";
