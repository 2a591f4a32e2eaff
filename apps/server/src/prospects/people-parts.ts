import type { AdmitCall } from '../accounts/limit-calls.ts'
import type { Clock } from '../accounts/clock.ts'
import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'

/** What everything that is done with people works with. */
export interface PeopleParts {
  db: Db
  clock: Clock
  /** What mails call the product and where they lead. */
  place: MailPlace
  admit: AdmitCall
}
