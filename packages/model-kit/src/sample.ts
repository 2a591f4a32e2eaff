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

/** An input that everybody may try: a text, or a file in the model's `samples/` folder, with another one beside it where the model takes that. */
export type Sample = (SampleCommon & { text: string }) | (SampleCommon & SampleFile & { companion?: SampleFile })
