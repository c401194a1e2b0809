/** What `setLanguage` writes the language into, for tests that share a thread. */
Object.assign(globalThis, { document: { documentElement: { lang: "" } } });
