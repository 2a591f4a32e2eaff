import { at } from '@vitrine/basics/at.ts'
import { isContainerNumber } from '../codes/container-number.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { boxCopy } from '../values/read.ts'
import type { Container } from './bill-of-lading.ts'
import { containerConfidence } from './weights.ts'

const { proved, unproved, least, byLegibility } = containerConfidence

/** Four letters, the last U, J or Z, and seven digits, with any spacing. */
const shape = /(?<![A-Z0-9])([A-Z0-9]{3}[UJZ])[\s-]?([\dOIlSBZQ]{6})[\s-]?([\dOIlSBZQ])(?![A-Z0-9])/g
const digitOf: Record<string, string> = { O: '0', Q: '0', I: '1', l: '1', Z: '2', S: '5', B: '8' }
const letterOf: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z' }

/** A carrier's bill may be numbered like a container: 'Master B/L HLCU2250981'. */
const namesBill = /\b(?:b\/?l|bill of lading|waybill|booking)(?:\s*(?:no|nr|number|ref)\b\.?)?\s*[:#]?\s*$/i

/** Every container number of the document, once each. Look-alike characters are corrected where the check digit then agrees. */
export function readContainers(rows: readonly SearchRow[]): Container[] {
  const found = new Map<string, Container>()
  for (const row of rows) {
    for (const match of row.text.matchAll(shape)) {
      const owner = at(match, 1).replace(/\d/g, (sign) => letterOf[sign] ?? sign)
      const digits = `${at(match, 2)}${at(match, 3)}`.replace(/\D/g, (sign) => digitOf[sign] ?? sign)
      const value = owner + digits
      if (!/^[A-Z]{4}\d{7}$/.test(value) || found.has(value)) continue
      const span = spanOf(row, match.index, match.index + match[0].length)
      const valid = isContainerNumber(value)
      if (!valid && namesBill.test(row.text.slice(0, match.index))) continue
      found.set(value, {
        value,
        valid,
        text: span.text,
        page: row.page,
        box: boxCopy(span.box),
        confidence: Math.round(1000 * (valid ? proved : unproved) * (least + byLegibility * span.confidence)) / 1000,
      })
    }
  }
  return [...found.values()]
}
