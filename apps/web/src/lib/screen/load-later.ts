import { toast } from './toast.ts'

/** Milliseconds. */
const pause = 3000
const shownFor = 6000
/** One minute: a page older than the server's files never finds its own again. */
const mostTries = 20

/**
 * For `lazy`: retries, so that what was opened offline is shown once there is a connection. A rejected import would
 * crash the whole page, with everything typed there.
 */
export const loadLater =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load()
      } catch (error) {
        if (tries === mostTries) throw error
        if (tries === 1) toast('error', 'The server cannot be reached. What you opened is shown once it can.', shownFor)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
