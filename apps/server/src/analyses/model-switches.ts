import type { ModelSwitch } from '@vitrine/contracts/administration/administration.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { modelSwitches } from '../database/schema/administration.ts'
import { people } from '../database/schema/people.ts'
import type { Clock } from '../time/clock.ts'

/** Notifications can be lost, so the table is read again after this long. */
const rereadMilliseconds = 10_000

/** Which models an admin has switched off. Read from memory, which every instance keeps in step with the database. */
export interface ModelSwitches {
  /** Why a model is off; null while it is on. */
  offReason: (modelId: string) => string | null
  /** Rises with every change, so that what is computed from the switches can be cached. */
  version: () => number
  list: (models: readonly Model[]) => Promise<ModelSwitch[]>
  /** Throws 'model-unknown' and 'invalid-request'. */
  set: (models: readonly Model[], change: SwitchChange, actor: Actor) => Promise<ModelSwitch>
  close: () => Promise<void>
}

export interface SwitchChange {
  modelId: string
  on: boolean
  reason?: string | undefined
}

const unsaid = 'It is switched off for now.'

export async function openModelSwitches(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<ModelSwitches> {
  let off: ReadonlyMap<string, string> = new Map()
  let version = 0

  const read = async (): Promise<void> => {
    const rows = await db.select().from(modelSwitches).where(eq(modelSwitches.on, false))
    const now = new Map(rows.map(({ modelId, reason }) => [modelId, reason ?? unsaid]))
    const same = now.size === off.size && [...now].every(([modelId, reason]) => off.get(modelId) === reason)
    if (same) return
    off = now
    version++
  }
  const refresh = () => void read().catch(onError)

  const list = async (models: readonly Model[]): Promise<ModelSwitch[]> => {
    const rows = await db
      .select({ row: modelSwitches, by: people.name })
      .from(modelSwitches)
      .leftJoin(people, eq(people.id, modelSwitches.changedBy))
    const known = new Map(rows.map((one) => [one.row.modelId, one]))
    return models.map(({ id, title, work }) => {
      const found = known.get(id)
      const isOn = found?.row.on ?? true
      return {
        modelId: id,
        title,
        built: work !== null,
        on: isOn,
        reason: isOn ? null : (found?.row.reason ?? unsaid),
        changedAt: found?.row.changedAt.toISOString() ?? null,
        changedBy: found?.by ?? null,
      }
    })
  }

  await read()
  const unlisten = await listen('model_switches', refresh)
  const timer = setInterval(refresh, rereadMilliseconds)
  timer.unref()

  return {
    offReason: (modelId) => off.get(modelId) ?? null,
    version: () => version,
    list,
    set: async (models, { modelId, on, reason }, actor) => {
      if (!models.some(({ id }) => id === modelId)) {
        throw new RequestError('model-unknown', `There is no model ${modelId}.`)
      }
      if (!on && !reason) {
        throw new InputError('invalid-request', 'The field reason is missing.', {
          hint: 'Say why the model is switched off: people read it in its place.',
        })
      }
      await db.transaction(async (tx) => {
        const changedAt = clock()
        const values = { on, reason: on ? null : (reason ?? null), changedAt, changedBy: actor.accountId }
        const target = modelSwitches.modelId
        await tx
          .insert(modelSwitches)
          .values({ modelId, ...values })
          .onConflictDoUpdate({ target, set: values })
        const action = on ? 'model-switched-on' : 'model-switched-off'
        await writeAudit(tx, actor, { action, targetId: modelId, details: reason && !on ? { reason } : {} }, changedAt)
      })
      await read()
      const [changed] = (await list(models)).filter((one) => one.modelId === modelId)
      if (!changed) throw new Error('the switch was set and is not there')
      return changed
    },
    close: async () => {
      clearInterval(timer)
      await unlisten()
    },
  }
}
