import { VitrineError } from './vitrine-error.ts'

/**
 * The input itself is at fault: it is malformed, too large, of the wrong type, or readable but unusable.
 * Never retried. `problem` is the machine's word (kebab-case, stable); `message` is a sentence that names
 * the thing and the limit; `hint` says what the person can do about it.
 */
export class InputError extends VitrineError {
  override readonly name = 'InputError'
}
