/** The library's options, opaque here: our server made them for it. */
type Options = Record<string, unknown>

/**
 * Has the browser make a passkey (`create`) or answer a challenge with one (`get`). The library is loaded at the first
 * use. Throws if people cancel, and if the browser has no passkeys.
 */
export async function runPasskey(kind: 'create' | 'get', options: Options): Promise<Options> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  // The casts: the options come from our server's library, which alone reads the answer.
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

/** Whether this browser supports passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

const words: Record<string, string> = {
  NotAllowedError: 'Nothing was done: it was cancelled, or took too long. Please try again.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot make passkeys.',
}

/** Translates the browser's refusals into helpful messages; other errors are rethrown. */
export function passkeyWords(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.name : ''
  const name = error instanceof Error ? error.name : ''
  const told = words[name] ?? words[cause]
  throw told === undefined ? error : new Error(told)
}
