import { keyOf } from '@vitrine/engines/text/text-key.ts'

/** The letters and digits of a text alone, for comparing: no blanks, signs, accents or capitals. */
export const squeezed = (text: string): string => keyOf(text).replaceAll(/[ #]/g, '')
