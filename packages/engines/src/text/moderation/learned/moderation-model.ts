import { readFile } from 'node:fs/promises'
import { readVectorHead, type VectorHead } from '../../encoder/vector-head.ts'
import type { TermModel } from '../../linear/term-model.ts'
import { readTermModel } from '../../linear/term-model-file.ts'
import combination from './combination.json' with { type: 'json' }
import type { Combination } from './combination.ts'
import meaning from './meaning.json' with { type: 'json' }

/** Trained weights, beside this file. */
export interface ModerationModel {
  /** One class for each trained category. */
  categories: TermModel
  /** Class 'offensive': whether raters of tweets would call a post offensive. */
  offensive: TermModel
  /** The trained categories by a text's sentence vector. */
  meaning: VectorHead
  /** Weights that combine words, meaning and the network's own signs. */
  combination: Combination
}

let loading: Promise<ModerationModel> | undefined

async function readBoth(): Promise<ModerationModel> {
  const [categories, offensive] = await Promise.all(
    ['categories.bin', 'offensive.bin'].map(async (file) =>
      readTermModel(await readFile(new URL(file, import.meta.url))),
    ),
  )
  if (categories === undefined || offensive === undefined) throw new Error('Moderation weights are missing')
  return { categories, offensive, meaning: readVectorHead(meaning), combination }
}

/** The shipped weights, read once. */
export function loadModerationModel(): Promise<ModerationModel> {
  loading ??= readBoth()
  return loading
}
