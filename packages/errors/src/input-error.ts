import { VitrineError } from './vitrine-error.ts'

/**
 * The input itself is invalid: malformed, too large, of the wrong type, or readable but unusable. Never retried.
 * `problem` is a stable, machine-readable name in kebab-case; `message` is a sentence that names the thing and the
 * limit; `hint` says what the person can do about it.
 */
export class InputError extends VitrineError {
  override readonly name = 'InputError'
}
