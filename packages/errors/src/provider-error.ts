import { type ErrorDetails, VitrineError } from './vitrine-error.ts'

/** A provider endpoint failed. Retried with backoff while `transient`, then the embedded engine answers. */
export class ProviderError extends VitrineError {
  override readonly name = 'ProviderError'
  readonly transient: boolean

  constructor(message: string, details: ErrorDetails & { transient: boolean }) {
    super('provider-failed', message, details)
    this.transient = details.transient
  }
}
