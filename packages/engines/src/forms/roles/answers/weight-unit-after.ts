import type { RoleAnswer } from './role-answer.ts'

const pounds = /^[\s(]*(?:lbs?|pounds?)\b/i
const kilograms = /^[\s(]*(?:kgs?|kilo\p{L}*)\b/iu

/** The unit that is printed after a weight; null where there is none. */
export function weightUnitAfter({ spans: [span] }: Pick<RoleAnswer, 'spans'>): 'kg' | 'lb' | null {
  const after = span?.row.text.slice(span.end) ?? ''
  if (pounds.test(after)) return 'lb'
  return kilograms.test(after) ? 'kg' : null
}
