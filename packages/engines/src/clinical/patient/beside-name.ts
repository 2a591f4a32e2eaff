import { readPatterns } from '../../text/read-patterns.ts'
import type { FoundAge } from './find-age.ts'
import type { FoundIdentifier } from './find-identifier.ts'
import type { FoundSex } from './find-sex.ts'
import { besideNameConfidence } from './weights.ts'

const wordings = readPatterns(new URL('./wordings/beside-name.txt', import.meta.url), ['date', 'code', 'age', 'sex'])

interface Row {
  text: string
  start: number
}

/** The rest of the row of a name: the particulars that pages print beside it without a label. */
function rowBehind(text: string, end: number): Row {
  const until = text.indexOf('\n', end)
  return { text: text.slice(end, until < 0 ? text.length : until), start: end }
}

function first({ text, start }: Row, pattern: RegExp): FoundIdentifier | null {
  const match = pattern.exec(text)
  const value = match?.slice(1).find((group) => group !== undefined)
  if (match === null || value === undefined) return null
  const at = start + match.index + match[0].indexOf(value)
  return { value, confidence: besideNameConfidence, start: at, end: at + value.length }
}

/** A date, a number, an age and a sex in the rest of a name's row; each null where none stands there. */
export function particularsBeside(
  text: string,
  end: number,
): { birth: FoundIdentifier | null; id: FoundIdentifier | null; age: FoundAge | null; sex: FoundSex | null } {
  const row = rowBehind(text, end)
  const [birth, id, age, sex] = [
    first(row, wordings.date),
    first(row, wordings.code),
    first(row, wordings.age),
    first(row, wordings.sex),
  ]
  return {
    birth,
    id,
    age: age && { ...age, value: Number(age.value), unit: 'years' },
    sex: sex && { ...sex, value: /^f/iu.test(sex.value) ? 'female' : 'male' },
  }
}
