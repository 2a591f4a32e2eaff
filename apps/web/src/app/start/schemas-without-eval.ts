// Zod compiles its parsers with `new Function` if it can. The content security policy forbids that, and the mere
// attempt counts as a violation. Set without importing Zod, which the landing page does not load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
