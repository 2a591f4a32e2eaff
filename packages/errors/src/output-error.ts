import { type ErrorDetails, VitrineError } from './vitrine-error.ts'

/** An engine's or provider's answer does not match the model's schema. */
export class OutputError extends VitrineError {
  override readonly name = 'OutputError'

  constructor(message: string, details: ErrorDetails = {}) {
    super('output-invalid', message, details)
  }
}
