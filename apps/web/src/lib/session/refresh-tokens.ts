import type { Refreshed } from '@vitrine/contracts/accounts/account.ts'
import type { Session } from './session-runtime.ts'

interface RefreshOptions {
  session: Pick<Session, 'stored' | 'send'>
  /** Exchanges the refresh token; throws an error with `status`. */
  exchange: (refreshToken: string) => Promise<Refreshed>
  /** One at a time across all tabs. */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>
  onLanding: () => boolean
}

/** One refresh for all waiting calls, in this tab and in others; false if it failed. */
export function createRefresh({ session, exchange, exclusively, onLanding }: RefreshOptions) {
  let running: Promise<boolean> | null = null

  const run = async (scheduled: boolean) => {
    const before = session.stored().refreshToken
    return exclusively(async () => {
      const { refreshToken } = session.stored()
      if (!refreshToken) return false
      // Another tab was first: its tokens are ours too.
      if (refreshToken !== before) return true
      try {
        session.send({ kind: 'refreshed', tokens: await exchange(refreshToken) })
        return true
      } catch (error) {
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
        // Without an answer nothing is known about the session: the call fails, the session stays.
        if (status !== 0) session.send({ kind: 'refresh-failed', status, onLanding: onLanding(), scheduled })
        return false
      }
    })
  }

  return (scheduled = false): Promise<boolean> => {
    running ??= run(scheduled).finally(() => {
      running = null
    })
    return running
  }
}
