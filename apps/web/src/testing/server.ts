import { setupServer } from 'msw/node'

/** The HTTP side of every web test. A call that no test expects fails it. */
export const server = setupServer()
