import { randomUUID } from 'node:crypto'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { lineField } from '@vitrine/contracts/fields/line-field.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, eq } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../../database/schema/analyses.ts'
import { sha256Hex } from '../../secrets/sha256-hex.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type AnalysisCaller, callerKey, roleOf } from '../caller.ts'
import { enqueueAnalysis } from '../queue/enqueue-analysis.ts'
import { laneOf } from '../queue/lane-of.ts'
import { admitVisitor } from './admit-visitor.ts'
import type { ChosenInput } from './choose-input.ts'

export interface NewAnalysis {
  model: Model
  caller: AnalysisCaller
  input: ChosenInput
  options: OptionValues
  idempotencyKey?: string | undefined
  /** Do not ask a provider. */
  embeddedOnly?: boolean
  /** For an item of a batch: the batch and the item's name. */
  batch?: { id: string; name: string }
}

export interface CreatedAnalysis {
  row: AnalysisRow
  /** The row existed already under the same idempotency key; the input of this request is not used. */
  existing: boolean
}

const day = 86_400_000

/** Retention, see docs/behaviour.md, 'Retention and privacy'. */
export const retention = { visitor: day, account: 30 * day }

/**
 * Longer texts are represented by their hash: serialising them again would block the event loop for longer than parsing
 * did.
 */
const longText = 65_536

function contentOf(input: ChosenInput): string {
  if (input.kind === 'sample') return input.sample.id
  if (input.kind === 'text') return input.text.length > longText ? sha256Hex(input.text) : input.text
  return [input.file, input.companion].flatMap((one) => (one === null ? [] : [one.sha256])).join(' ')
}

export function requestHash({ model, input, options }: Pick<NewAnalysis, 'model' | 'input' | 'options'>): string {
  return sha256Hex(JSON.stringify([model.id, input.kind, contentOf(input), options]))
}

/** Others see it too, in a shared result: a mark that turns the direction would make `exe` look like `jpg`. */
const storedName = (name: string): string => lineField.parse(name).slice(0, 255).toWellFormed()

function inputColumns(input: ChosenInput) {
  const none = {
    sampleId: null,
    inputText: null,
    fileKey: null,
    inputName: null,
    inputMediaType: null,
    inputSize: null,
    companion: null,
  }
  if (input.kind === 'text') return { ...none, inputText: input.text }
  if (input.kind === 'sample') {
    const { sample } = input
    const file = 'file' in sample ? { inputName: sample.file, inputMediaType: sample.mediaType } : {}
    return { ...none, ...file, sampleId: sample.id }
  }
  const { file, companion } = input
  return {
    ...none,
    fileKey: file.key,
    inputName: storedName(file.name),
    inputMediaType: file.mediaType,
    inputSize: file.size,
    companion: companion && {
      key: companion.key,
      name: storedName(companion.name),
      mediaType: companion.mediaType,
      size: companion.size,
    },
  }
}

export function newRow(parts: AnalysisParts, asked: NewAnalysis): AnalysisRow {
  const { model, caller, options, idempotencyKey } = asked
  const now = parts.clock().getTime()
  return {
    id: randomUUID(),
    ownerId: caller.kind === 'account' ? caller.accountId : null,
    callerKey: callerKey(caller, parts.secret),
    modelId: model.id,
    modelVersion: model.version,
    status: 'queued',
    revision: 1,
    // Assigned when it is stored.
    priority: 0,
    // A batch's items must not delay anybody's short run.
    lane: asked.batch ? 'long' : laneOf(parts.usualTimes.of(model.id), parts.measuredSeconds[model.id]),
    batchId: asked.batch?.id ?? null,
    stage: null,
    percent: null,
    preview: null,
    claim: null,
    attempts: 0,
    embeddedOnly: asked.embeddedOnly ?? false,
    ...inputColumns(asked.input),
    ...(asked.batch && { inputName: storedName(asked.batch.name) }),
    options,
    output: null,
    blocks: null,
    resultFiles: [],
    corrections: [],
    summary: null,
    engine: null,
    failure: null,
    idempotencyKey: idempotencyKey ?? null,
    requestHash: requestHash(asked),
    createdAt: new Date(now),
    startedAt: null,
    finishedAt: null,
    deletesAt: new Date(now + retention[caller.kind]),
    erasedAt: null,
  }
}

function isDuplicate(error: unknown): boolean {
  // Drizzle wraps the driver's error.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}

export const keyUsedBefore = () =>
  new RequestError('idempotency-mismatch', 'The Idempotency-Key was used before with another request.', {
    hint: 'Send a new key with a new request.',
  })

async function findEarlier({ database: { db } }: AnalysisParts, row: AnalysisRow): Promise<AnalysisRow | null> {
  const same = and(eq(analyses.callerKey, row.callerKey), eq(analyses.idempotencyKey, row.idempotencyKey ?? ''))
  const [earlier] = await db.select().from(analyses).where(same)
  if (earlier && earlier.requestHash !== row.requestHash) throw keyUsedBefore()
  return earlier ?? null
}

/**
 * Stores an analysis and enqueues it. Throws 'idempotency-mismatch', 'rate-limited' (by the caller's quota, or that of
 * a visitor's address), and for visitors 'queue-full'. The input's file belongs to the analysis from then on.
 */
export async function createAnalysis(parts: AnalysisParts, asked: NewAnalysis): Promise<CreatedAnalysis> {
  const { caller } = asked
  const row = newRow(parts, asked)
  try {
    if (caller.kind === 'visitor' && parts.visitorLimits) await admitVisitor(parts, row.callerKey, parts.visitorLimits)
    const priority = await enqueueAnalysis(parts, row, roleOf(caller))
    return { row: { ...row, priority }, existing: false }
  } catch (error) {
    // A repeated request for an existing run is never limited.
    if (row.idempotencyKey === null || !(isDuplicate(error) || error instanceof VitrineError)) throw error
    const earlier = await findEarlier(parts, row)
    if (earlier === null) throw error
    return { row: earlier, existing: true }
  }
}
