import { readPatterns } from '../../read-patterns.ts'

/** The longer wordings of all fields. */
export const wordings = readPatterns(new URL('../wordings/document-types.txt', import.meta.url), [
  'study',
  'trial',
  'visit',
  'policy',
  'customer',
  'annualReport',
])

/** The kinds of document of one field by their codes. */
export type DocumentTypeCues = Readonly<
  Record<
    string,
    {
      label: string
      /** Wordings that speak for it, with their weight; each counts once. */
      cues: readonly (readonly [pattern: RegExp, weight: number])[]
    }
  >
>
