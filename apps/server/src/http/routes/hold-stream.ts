import { RequestError } from '@vitrine/errors/request-error.ts'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../accounts/limits/network-of.ts'
import type { Call } from '../handler.ts'

/** Per account, or per network of visitors, in each process: every change of a run is read again for each follower. */
const most = 40

const open = new Map<string, number>()

/**
 * Counts an event stream until its answer is closed by either side. Throws 'rate-limited' if its caller has too many
 * open.
 */
export function holdStream(reply: FastifyReply, { signedIn, ip, env }: Pick<Call<unknown>, 'signedIn' | 'ip' | 'env'>) {
  if (env.RATE_LIMITS === 'off') return
  const key = signedIn ? signedIn.user.id : networkOf(ip)
  const count = open.get(key) ?? 0
  if (count >= most) {
    throw new RequestError('rate-limited', `You follow ${most} runs already, as many as one caller may at once.`, {
      hint: 'Close some, or ask for the state every few seconds.',
      retryAfter: 5,
    })
  }
  open.set(key, count + 1)
  reply.raw.once('close', () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  })
}
