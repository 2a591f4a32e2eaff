import type { SignedInCaller } from '../../accounts/caller.ts'
import type { Services } from '../../services.ts'

/** Passes on what comes as long as the session or the key of who asks goes on; a visitor has none to end. */
export async function* whileSignedIn<Item>(
  items: AsyncIterable<Item>,
  { accounts, apiKeys }: Pick<Services, 'accounts' | 'apiKeys'>,
  signedIn: SignedInCaller | null,
): AsyncGenerator<Item> {
  for await (const item of items) {
    const lasts = signedIn?.apiKey ? apiKeys : accounts
    if (signedIn !== null && !(await lasts.isLive(signedIn.sessionId))) return
    yield item
  }
}
