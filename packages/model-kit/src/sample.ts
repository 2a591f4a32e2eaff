import type { OptionValues } from '@vitrine/contracts/model-option.ts'

interface SampleCommon {
  id: string
  label: string
  description: string
  /** Where it comes from and under which licence. */
  source: string
  options?: OptionValues
}

/** An input that everybody may try: a text, or a file in the model's `samples/` folder. */
export type Sample = (SampleCommon & { text: string }) | (SampleCommon & { file: string; mediaType: string })
