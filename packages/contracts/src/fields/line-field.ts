import { z } from 'zod'

/** Controls, line ends, and marks that turn the direction of what follows: in a subject or a list they would pose as something else. */
const notOfLine = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A name or heading: one line, each stretch of what no line has become a blank. */
export const lineField = z
  .string()
  .overwrite((text) => text.replace(notOfLine, ' '))
  .trim()
