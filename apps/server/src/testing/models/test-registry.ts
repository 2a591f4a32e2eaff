/** The registry of tests' child processes and servers. */
export const testRegistry = new URL('./test-models.ts', import.meta.url).href
