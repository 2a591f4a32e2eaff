import { VitrineError } from './vitrine-error.ts'

/** Who is asking may not do this: no session, a wrong one, or a role without the right. */
export class NotAllowed extends VitrineError {
  override readonly name = 'NotAllowed'
}
