import { type ErrorDetails, VitrineError } from './vitrine-error.ts'

/** An engine or a provider answered with something that its model's schema does not allow. */
export class OutputError extends VitrineError {
  override readonly name = 'OutputError'

  constructor(message: string, details: ErrorDetails = {}) {
    super('output-invalid', message, details)
  }
}
