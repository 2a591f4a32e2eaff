/** What the library takes, as far as it is looked at here: it was made by our server for just this. */
type Options = Record<string, unknown>

/**
 * Has the browser make a passkey (`create`) or answer a challenge with one (`get`). The library loads with the first use. Throws
 * where people change their mind, and where the browser has no passkeys.
 */
export async function runPasskey(kind: 'create' | 'get', options: Options): Promise<Options> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  // The casts: options of our server's own library, and an answer that it alone reads.
  const answer =
    kind === 'create'
      ? await startRegistration({
          optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
        })
      : await startAuthentication({
          optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
        })
  return { ...answer }
}

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

const words: Record<string, string> = {
  NotAllowedError: 'Nothing was done: it was cancelled, or took too long. Please try again.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot make passkeys.',
}

/** The browser's own refusals in words that help; others are thrown on as they are. */
export function passkeyWords(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.name : ''
  const name = error instanceof Error ? error.name : ''
  const told = words[name] ?? words[cause]
  throw told === undefined ? error : new Error(told)
}
