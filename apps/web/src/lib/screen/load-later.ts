import { toast } from './toast.ts'

/** Milliseconds. */
const pause = 3000
const shownFor = 6000
/** A minute: a page that is older than the server's files never finds its own again. */
const mostTries = 20

/**
 * For `lazy`: what was opened without a connection is shown once there is one. A rejected import would take the whole page down, with
 * all that was typed there.
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
