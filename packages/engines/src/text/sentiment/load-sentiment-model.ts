import { readFile } from 'node:fs/promises'
import type { LinearModel } from '../linear/linear-model.ts'
import { readLinearModel } from '../linear/linear-model-file.ts'

let loading: Promise<LinearModel> | undefined

/** The trained weights that are shipped beside this file, read once. */
export function loadSentimentModel(): Promise<LinearModel> {
  loading ??= readFile(new URL('./weights.bin', import.meta.url)).then(readLinearModel)
  return loading
}
