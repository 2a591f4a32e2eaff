import { VitrineError } from './vitrine-error.ts'

/** The request cannot be met as asked although nothing is wrong with an input: not found, conflict, too often. */
export class RequestError extends VitrineError {
  override readonly name = 'RequestError'
}
