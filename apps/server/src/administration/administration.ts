import type { Model } from '@vitrine/model-kit/model.ts'
import { lt } from 'drizzle-orm'
import type { ModelSwitches, SwitchChange } from '../analyses/model-switches.ts'
import type { Actor } from '../audit/actor.ts'
import { sweepAudit } from '../audit/sweep-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { Database } from '../database/database.ts'
import { analysisRuns, warmUps } from '../database/schema/administration.ts'
import { analysisFeedback } from '../database/schema/analyses.ts'
import type { Env } from '../env.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Log } from '../log.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { readHealth } from './health/read-health.ts'
import { type AuditPage, listAudit } from './list-audit.ts'
import { type FeedbackPage, listFeedback } from './list-feedback.ts'
import { readFunnel } from './read-funnel.ts'
import { readUsage } from './read-usage.ts'
import { followWarmUp, readWarmUp, startWarmUp } from './warm-up.ts'

interface AdministrationParts {
  env: Env
  database: Database
  clock: Clock
  models: readonly Model[]
  switches: ModelSwitches
  files: FileStore
  log: Pick<Log, 'info'>
}

const days = (count: number): number => minutes(count * 24 * 60)
/** How long the audit log, usage counts and feedback are kept; all hold ids, not names. */
const kept = days(400)
const warmUpsKept = days(30)

/** The admins' functions, except those about people and mail. */
export function openAdministration({ env, database, clock, models, switches, files, log }: AdministrationParts) {
  const { db } = database
  return {
    startWarmUp: (actor: Actor) => startWarmUp({ db, clock }, actor),
    readWarmUp: (id: string) => readWarmUp({ db, clock }, id),
    followWarmUp: (id: string, signal: AbortSignal) => followWarmUp({ db, clock }, id, signal),
    usage: (dayCount: number) => readUsage(db, models, clock(), dayCount),
    funnel: (dayCount: number) => readFunnel(db, clock(), dayCount),
    listFeedback: (page: FeedbackPage) => listFeedback(db, models, page),
    listAudit: (page: AuditPage) => listAudit(db, page),
    verifyAudit: () => verifyAudit(db),
    listSwitches: () => switches.list(models),
    switchModel: (change: SwitchChange, actor: Actor) => switches.set(models, change, actor),
    health: () => readHealth({ env, database, clock, models, files }),
    /** Deletes what is older than its retention. */
    sweep: async () => {
      const now = clock()
      await sweepAudit({ db, log }, after(now, -kept))
      await db.delete(analysisRuns).where(lt(analysisRuns.at, after(now, -kept)))
      await db.delete(analysisFeedback).where(lt(analysisFeedback.at, after(now, -kept)))
      await db.delete(warmUps).where(lt(warmUps.createdAt, after(now, -warmUpsKept)))
    },
  }
}

export type Administration = ReturnType<typeof openAdministration>
