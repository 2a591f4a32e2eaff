import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { AddressSigner } from '../files/sign-address.ts'
import type { Clock } from '../time/clock.ts'
import type { ModelSwitches } from './model-switches.ts'
import type { UsualTimes } from './queue/usual-times.ts'
import type { AnalysisChanges } from './reading/analysis-changes.ts'

/** How many analyses one caller may have waiting at once, by role. */
export type Quotas = Readonly<Record<Role | 'visitor', number>>

export interface VisitorLimits {
  /** Runs per address. */
  perMinute: number
  perHour: number
  /** Visitors' analyses that may wait at once, over all addresses. */
  queued: number
}

/** What running and reading analyses needs of the server. A part that a function does not name, it does not use. */
export interface AnalysisParts {
  database: Database
  boss: PgBoss
  files: FileStore
  signer: AddressSigner
  changes: AnalysisChanges
  models: readonly Model[]
  /** Which models an admin has switched off. */
  switches: Pick<ModelSwitches, 'offReason'>
  usualTimes: Pick<UsualTimes, 'of'>
  /** Seconds per model, measured elsewhere: for the lane of its runs until this installation has measured its own. */
  measuredSeconds: Readonly<Record<string, number>>
  /** Signs share links and hashes visitors' addresses. */
  secret: string
  /** Previous secrets: links that they signed still open. */
  previousSecrets: readonly string[]
  clock: Clock
  /** Null: no limits, for load tests and evaluation. */
  visitorLimits: VisitorLimits | null
  quotas: Quotas | null
  /** Analyses that run at once, for the estimate of waiting times. */
  concurrency: number
}

export const defaultQuotas: Quotas = { visitor: 10, user: 100, sales: 200, admin: 200 }

export const defaultVisitorLimits: VisitorLimits = { perMinute: 10, perHour: 60, queued: 20 }
