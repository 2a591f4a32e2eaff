import { z } from 'zod'
import { withoutInvisible } from './without-invisible.ts'

/** Controls and line ends: in a subject or a list what follows would pose as something else. Braille's blank is one like any other. */
const notOfLine = /[\p{Cc}\p{Zl}\p{Zp}\u2800]+/gu

/** A name or heading: one line without invisible signs, each stretch of what no line has become a blank. */
export const lineField = z
  .string()
  .overwrite((text) => withoutInvisible(text).replace(notOfLine, ' '))
  .trim()
