/** Where child processes and servers of tests find their models. */
export const testRegistry = new URL('./test-models.ts', import.meta.url).href
