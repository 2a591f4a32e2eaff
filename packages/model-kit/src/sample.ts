import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'

interface SampleCommon {
  id: string
  label: string
  description: string
  /** Where it comes from and under which licence. */
  source: string
  options?: OptionValues
}

interface SampleFile {
  file: string
  mediaType: string
}

/**
 * An input that everybody may try: a text, or a file in the model's `samples/` folder, with a companion file if the
 * model takes one.
 */
export type Sample = (SampleCommon & { text: string }) | (SampleCommon & SampleFile & { companion?: SampleFile })
