import { VitrineError } from './vitrine-error.ts'

/** The service cannot do this now: an engine is missing, a queue is full, the server is shutting down. */
export class Unavailable extends VitrineError {
  override readonly name = 'Unavailable'
}
