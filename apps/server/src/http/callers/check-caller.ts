import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { FastifyRequest } from 'fastify'
import type { KeyGrant, SignedInCaller } from '../../accounts/caller.ts'
import { isApiKey } from '../../api-keys/key.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { checkStaticKey } from './check-static-key.ts'

function bearer(request: FastifyRequest): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

/** Open to all with the same answer for all: an expired token must not stand in the way of signing in. */
const ignoresToken = (operation: Operation): boolean =>
  operation.callers.includes('visitor') && operation.tag !== 'analyses'

const hasShare = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'share' in query && query.share !== ''

const noToken = () =>
  new NotAllowed('token-missing', 'No token provided', { hint: 'Log in, or refresh the session and try again.' })

/** Throws 'not-allowed'. */
function checkKeyMay({ apiKey: scope }: Operation, { scopes }: KeyGrant): void {
  if (scope && scopes.includes(scope)) return
  throw new NotAllowed('not-allowed', 'This API key may not do this.', {
    hint: scope
      ? `It lacks the scope ${scope}: make another key at /account.`
      : 'Keys run models and read results only: sign in for everything else.',
  })
}

/** Identifies the caller and refuses callers that the operation does not list. Null is a visitor. */
export async function checkCaller(
  operation: Operation,
  request: FastifyRequest,
  { accounts, apiKeys }: Pick<Services, 'accounts' | 'apiKeys'>,
  env: Pick<Env, 'SERVICE_API_KEY' | 'METRICS_TOKEN'>,
): Promise<SignedInCaller | null> {
  if (operation.key) checkStaticKey(operation.key, bearer(request), env)
  const token = ignoresToken(operation) ? null : bearer(request)
  if (token === null) {
    if (!operation.callers.includes('visitor')) throw noToken()
    return null
  }
  const byKey = isApiKey(token)
  const reading = byKey ? await apiKeys.read(token) : await accounts.readAccessToken(token)
  // A share link works by itself: an invalid token must not stand in its way.
  if (reading.state !== 'live' && (operation.byLink || (operation.query?.shape.share && hasShare(request)))) return null
  if (reading.state === 'over') throw noToken()
  if (reading.state === 'unknown') {
    if (byKey) {
      throw new NotAllowed('token-invalid', 'This API key does not work.', {
        hint: 'It may be mistyped, expired or revoked; make a new one at /account.',
      })
    }
    throw new NotAllowed('token-invalid', 'Your session has ended. Please log in again.')
  }
  // Set before anything is refused, so that the log names the account.
  request.signedIn = reading.signedIn
  const { caller, apiKey } = reading.signedIn
  if (apiKey) checkKeyMay(operation, apiKey)
  if (!operation.callers.includes(caller)) {
    if (caller === 'unstepped') {
      throw new NotAllowed('second-step-setup-required', 'Please set up your second step before continuing.', {
        hint: 'At /account, by an authenticator app.',
      })
    }
    throw caller === 'temporary'
      ? new NotAllowed('password-change-required', 'Please update your password before continuing.')
      : new NotAllowed('not-allowed', 'You do not have permission to do this.')
  }
  return reading.signedIn
}
