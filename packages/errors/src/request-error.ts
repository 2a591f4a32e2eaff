import { VitrineError } from './vitrine-error.ts'

/** The request cannot be met although its input is valid: not found, conflict, too often. */
export class RequestError extends VitrineError {
  override readonly name = 'RequestError'
}
