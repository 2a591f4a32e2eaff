import { VitrineError } from './vitrine-error.ts'

/** The caller may not do this: no session, an invalid one, or a role without the right. */
export class NotAllowed extends VitrineError {
  override readonly name = 'NotAllowed'
}
