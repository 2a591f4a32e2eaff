import type { SignedInCaller } from '../../accounts/caller.ts'
import type { Services } from '../../services.ts'

/** Yields items while the caller's session or key is valid; a visitor has none that could end. */
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
