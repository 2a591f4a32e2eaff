import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import vocabulary from '../vocabulary/regions.json' with { type: 'json' }
import { legalForm } from './address-blocks.ts'

const { street } = readPatterns(new URL('./wordings/name-before-address.txt', import.meta.url), ['street'])

const regions = new Set(vocabulary.regions)

/** 'Maine', 'ME', 'Scotland', 'Portugal'. */
const isRegion = (text: string): boolean => regions.has(keyOf(text)) || /^[A-Z]{2}$/.test(text)

/**
 * Splits a party that is on one line with its address: 'Bergmann Optik GmbH, Lahnau' and 'Fen Farm, 12 Mill Lane, Ely'.
 * A name may contain commas itself ('Okafor, Chidi', 'Acme, Inc.'), so it ends only before a part with a digit, after
 * a legal form, or before a town and its state or country. Returns the name and the parts of its address, which are empty where the line is only a name.
 */
export function nameBeforeAddress(line: string): { name: string; address: string[] } {
  const parts = line.split(/,\s+/)
  const end = parts.findIndex((part, index) => {
    const next = parts[index + 1]
    if (next === undefined) return false
    const townAndState = index === 0 && parts.length === 3 && isRegion(at(parts, 2)) && !legalForm.test(next)
    return (
      townAndState ||
      street.test(next) ||
      /^(?:p\.?o\.? box )?[\p{L}. '/-]*\d/iu.test(next) ||
      // 'Heartland PPO, ID HP' / '8830021-01'
      /^(?:member |subscriber )?id\b/i.test(next) ||
      (legalForm.test(part) && !legalForm.test(next))
    )
  })
  return end < 0
    ? { name: line, address: [] }
    : { name: parts.slice(0, end + 1).join(', '), address: parts.slice(end + 1) }
}

/** 'Hill Clinic · 4 High Street · Leeds': parts of one line. */
const strokes = /\s+[·•∙|]\s+/

const isAside = (text: string): boolean => text.includes(':') || /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/.test(text)

/** The same for a line split by strokes or dots; parts with a date or a label of their own are left out. */
export function nameInParts(line: string): { name: string; address: string[] } {
  const [first = '', ...behind] = line.split(strokes)
  const { name, address } = nameBeforeAddress(first)
  return { name, address: [...address, ...behind.filter((part) => !isAside(part))] }
}
