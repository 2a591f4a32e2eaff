import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'

const passing = new Set([408, 409, 425, 429])

/** Names what went wrong at an endpoint, without its body: that may repeat the person's document. */
export const asProviderError = (error: unknown): ProviderError => {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error
    if (statusCode === undefined)
      return new ProviderError('The provider could not be reached.', { transient: true, cause: error })
    if (statusCode < 300)
      return new ProviderError('The provider answered with something that is not its protocol.', {
        transient: false,
        cause: error,
      })
    const retryAfter = Number(responseHeaders?.['retry-after'])
    return new ProviderError(`The provider answered with status ${statusCode}.`, {
      transient: passing.has(statusCode) || statusCode >= 500,
      cause: error,
      ...(retryAfter >= 0 && { retryAfter }),
    })
  }
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return new ProviderError('The provider’s answer does not have the form that was asked for.', {
      transient: false,
      cause: error,
    })
  }
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new ProviderError('The provider took too long.', { transient: true, cause: error })
  }
  return new ProviderError('The provider could not be reached.', { transient: true, cause: error })
}
