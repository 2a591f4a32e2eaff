import type { Accounts } from '../../accounts/accounts.ts'
import type { SignedInCaller } from '../../accounts/caller.ts'

/** Passes on what comes as long as the session of who asks goes on; a visitor has none to end. */
export async function* whileSignedIn<Item>(
  items: AsyncIterable<Item>,
  accounts: Pick<Accounts, 'isLive'>,
  signedIn: SignedInCaller | null,
): AsyncGenerator<Item> {
  for await (const item of items) {
    if (signedIn !== null && !(await accounts.isLive(signedIn.sessionId))) return
    yield item
  }
}
