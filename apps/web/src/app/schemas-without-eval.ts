// Zod compiles its parsers with `new Function` where it may. The content policy forbids that, and trying alone counts
// as a violation. Set without importing Zod, which the landing page does not load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
