import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { APICallError, InvalidResponseDataError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'

const passing = new Set([408, 409, 425, 429])

const notItsProtocol = (cause: unknown): ProviderError =>
  new ProviderError('The provider answered with something that is not its protocol.', { transient: false, cause })

/** Describes an endpoint's failure without its body, which may repeat the person's document. */
export function asProviderError(error: unknown): ProviderError {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders, cause } = error
    // A body that breaks off is a TypeError of fetch, whatever its status was.
    if (statusCode === undefined || cause instanceof TypeError)
      return new ProviderError('The provider could not be reached.', { transient: true, cause: error })
    if (statusCode < 300) return notItsProtocol(error)
    const retryAfter = Number(responseHeaders?.['retry-after'])
    return new ProviderError(`The provider answered with status ${statusCode}.`, {
      transient: passing.has(statusCode) || statusCode >= 500,
      cause: error,
      ...(retryAfter >= 0 && { retryAfter }),
    })
  }
  if (InvalidResponseDataError.isInstance(error)) return notItsProtocol(error)
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
