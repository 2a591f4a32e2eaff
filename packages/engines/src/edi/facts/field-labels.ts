import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { ItemField, PartyPart, PartyRole, ShipmentField } from './shipment-facts.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const partyLabels = Object.fromEntries(
  entriesOf(vocabulary.englishParties).flatMap(([role, english]) =>
    entriesOf(vocabulary.parts).map(([part, words]) => [
      `${role}${part}`,
      [...english, ...vocabulary.parties[role]].flatMap((name) => words.map((word) => `${name} ${word}`.trim())),
    ]),
  ),
  // The cast names the keys that Object.fromEntries forgets.
) as { [Field in `${PartyRole}${PartyPart}`]: string[] }

/** Labels of values of the whole shipment in shipping documents, in comparable form. */
export const shipmentLabels: { readonly [Field in ShipmentField]: readonly string[] } = {
  ...partyLabels,
  ...vocabulary.shipment,
}

/** Headings of the list of items. */
export const itemLabels: { readonly [Field in ItemField]: readonly string[] } = vocabulary.items

/** Headings of columns that a ship notice does not contain: they delimit the others. */
export const otherHeadings: readonly string[] = vocabulary.otherHeadings

/** Names of packages, as alternatives of a regular expression. */
export const packageNames = vocabulary.packages.join('|')

/** Of those, what packages are put on. */
export const loadNames = vocabulary.loads.join('|')

const titled = new RegExp(
  String.raw`^(?:${vocabulary.titles.join('|')})\s*(?:no|nr|number|num|n|#)?[.:º°#\s]*(?<id>(?:[A-Z]{1,4}[ /-]){0,2}[A-Z]{0,4}\d[\dA-Z/-]{2,})$`,
  'i',
)

/** 'DESPATCH NOTE 77-120': the number in a document's title; null where the line is not a title or has no number. */
export const numberOfTitle = (line: string): string | null => titled.exec(line.trim())?.groups?.id?.trim() ?? null

/** Titles of such documents in languages that write the day first, in comparable form. */
export const dayFirstTitles = new RegExp(String.raw`\b(?:${vocabulary.dayFirstTitles.join('|')})\b`)

/** Labels of sender and receiver in languages other than English. */
export const foreignParties: { readonly [Role in PartyRole]: readonly string[] } = vocabulary.parties
