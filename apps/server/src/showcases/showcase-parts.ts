import type { Model } from '@vitrine/model-kit/model.ts'
import type { Analyses } from '../analyses/analyses.ts'
import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Clock } from '../time/clock.ts'

/** What making and opening links for prospects needs of the server. */
export interface ShowcaseParts {
  db: Db
  clock: Clock
  models: readonly Model[]
  place: MailPlace
  /** Encrypts the token until it is mailed. */
  sealer: Pick<Sealer, 'seal'>
  analyses: Pick<Analyses, 'submit' | 'state'>
}
