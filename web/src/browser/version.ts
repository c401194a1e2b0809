/** Which version of the program this page was built with. */
declare const __VERSION__: string;
export const version = __VERSION__;
