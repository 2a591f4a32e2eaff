import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { isContact, isPlace } from '@vitrine/engines/forms/parties/head-name.ts'
import type { Party } from './party.ts'
import { partyScore } from './weights.ts'

/** 'Familie Ebner · Dorfplatz 2': whose house it is; its name stands over the line. */
const householder = /^(?:familie|fam\.|inh\.?|inhaber(?:in)?|prop\.?|proprietors?|owner|gérant|titular)\b/iu

/** What stands behind the name, as far as the first contact. */
function addressIn([, ...behind]: readonly string[]): string[] {
  const end = behind.findIndex(isContact)
  return end < 0 ? behind : behind.slice(0, end)
}

/** 'Company · Street 12 · 12345 City' in one line, as it stands over an address window or in a letterhead. */
export function senderLine(document: ReadDocument): Party | null {
  for (const line of document.pages[0]?.lines ?? []) {
    const parts = line.text
      .split(/\s+[-–—●•·|∙*]\s+|\s*[●•·|∙]\s*/)
      .map((part) => part.trim())
      .filter(Boolean)
    const [name] = parts
    if (
      name === undefined ||
      parts.length < 3 ||
      !/\b\d{4,6}\s+\p{Lu}/u.test(line.text) ||
      !/^\p{L}/u.test(name) ||
      householder.test(name) ||
      // 'Quai 7, 1201 Genève · Tél. …': a line of an address alone.
      isPlace(name)
    )
      continue
    return { name: [line], text: name, address: [line], addressText: addressIn(parts), score: partyScore.senderLine }
  }
  return null
}
