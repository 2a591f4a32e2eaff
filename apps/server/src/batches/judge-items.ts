import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { AnalysisParts } from '../analyses/analysis-parts.ts'
import { type ChosenInput, chooseInput, keysOf } from '../analyses/submission/choose-input.ts'
import { requestHash } from '../analyses/submission/create-analysis.ts'
import { settle, textField } from '../analyses/submission/submit-analysis.ts'
import { failureOf } from '../analyses/worker/as-failure.ts'
import type { StoredFailure } from '../database/schema/analyses.ts'
import type { GivenItem } from './given-item.ts'

/** An item that can be run, or the reason why not. */
export interface JudgedItem {
  name: string
  input: ChosenInput | null
  refusal: StoredFailure | null
  /** SHA-256 of the input, to tell batches apart. */
  hash: string
}

const nothingGiven = { files: [], text: undefined, sample: undefined }

async function judgeItem(
  parts: AnalysisParts,
  model: Model,
  options: OptionValues,
  item: GivenItem,
): Promise<JudgedItem> {
  const { name, input } = item
  if (input.kind === 'refused') return { name, input: null, refusal: input.refusal, hash: '' }
  const given =
    input.kind === 'file'
      ? { ...nothingGiven, files: [{ ...input.file, field: 'file' }] }
      : { ...nothingGiven, text: textField(input.text) }
  try {
    const chosen = await chooseInput(model, given, parts.files)
    const hash = requestHash({ model, input: chosen, options })
    return { name, input: await settle(parts, chosen), refusal: null, hash }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { name, input: null, refusal: failureOf(error), hash: '' }
  }
}

export async function discardItems(
  { files }: Pick<AnalysisParts, 'files'>,
  items: readonly JudgedItem[],
): Promise<void> {
  for (const { input } of items) if (input) for (const key of keysOf(input)) await files.delete(key)
}

/**
 * Checks each item on its own: one that cannot be run does not stop the others. If it throws, nothing remains in the
 * store.
 */
export async function judgeItems(
  parts: AnalysisParts,
  model: Model,
  options: OptionValues,
  items: readonly GivenItem[],
): Promise<JudgedItem[]> {
  const judged: JudgedItem[] = []
  try {
    for (const item of items) judged.push(await judgeItem(parts, model, options, item))
    return judged
  } catch (error) {
    await discardItems(parts, judged)
    throw error
  }
}
