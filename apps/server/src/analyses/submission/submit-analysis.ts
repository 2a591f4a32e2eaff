import type { Model } from '@vitrine/model-kit/model.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import type { AnalysisCaller } from '../caller.ts'
import { checkVisitorMay } from './admit-visitor.ts'
import { type ChosenFile, type ChosenInput, chooseInput, type GivenFile, keysOf } from './choose-input.ts'
import { type CreatedAnalysis, createAnalysis } from './create-analysis.ts'
import { readOptions } from './read-options.ts'
import { requireRunnable } from './require-runnable.ts'

/** A request to run a model, its fields not checked yet. */
export interface Submission {
  model: Model
  caller: AnalysisCaller
  /** From query, JSON or multipart: `text`, `sample` and the model's options. */
  fields: Readonly<Record<string, unknown>>
  files: readonly GivenFile[]
  idempotencyKey?: string | undefined
}

export const textField = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A picture's input is its instructions as well as its topic. */
const hasOwnInput = ({ model, fields, files }: Submission): boolean =>
  files.length > 0 ||
  textField(fields.text) !== undefined ||
  (model.interaction === 'image' && fields.instructions !== undefined)

/** Gives uploaded files keys with the extension of their detected type; their former keys are free after that. */
export async function settle({ files }: AnalysisParts, input: ChosenInput): Promise<ChosenInput> {
  if (input.kind !== 'file') return input
  const settled = async (file: ChosenFile) => ({ ...file, key: await files.settle(file.key, file.extension) })
  const { file, companion } = input
  return { kind: 'file', file: await settled(file), companion: companion && (await settled(companion)) }
}

/**
 * Checks a request to run a model and stores it as a waiting analysis. Throws 'engine-missing', 'model-switched-off',
 * and what `chooseInput`, `readOptions` and `createAnalysis` throw; then no file is kept except the uploads, which the
 * caller discards.
 */
export async function submitAnalysis(parts: AnalysisParts, submission: Submission): Promise<CreatedAnalysis> {
  const { model, caller, fields, files, idempotencyKey } = submission
  requireRunnable(parts, model)
  const given = { files, text: textField(fields.text), sample: textField(fields.sample) }
  if (caller.kind === 'visitor') checkVisitorMay(model, { own: hasOwnInput(submission) })
  const chosen = await chooseInput(model, given, parts.files)
  const options = readOptions(model.options ?? [], fields, chosen.kind === 'sample' ? chosen.sample.options : {})
  const input = await settle(parts, chosen)
  let created: CreatedAnalysis | null = null
  try {
    created = await createAnalysis(parts, { model, caller, input, options, idempotencyKey })
    return created
  } finally {
    if (created?.existing !== false) for (const key of keysOf(input)) await parts.files.delete(key)
  }
}
