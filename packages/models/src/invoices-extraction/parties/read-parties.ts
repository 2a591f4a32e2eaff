import type { Box, Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { fromLeft, heightOf, verticalOverlap } from '@vitrine/engines/documents/layout/box.ts'
import {
  type AddressBlock,
  addressBlocksOf,
  isAttention,
  isTitledPerson,
  legalForm,
} from '@vitrine/engines/forms/parties/address-blocks.ts'
import { headNameOf, isPlace, topNameOf } from '@vitrine/engines/forms/parties/head-name.ts'
import { nameBeforeAddress } from '@vitrine/engines/forms/parties/name-before-address.ts'
import { isAddressee } from '@vitrine/engines/forms/parties/name-in-line.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { lineHeights, pagePlace, partyScore } from '../weights.ts'
import { companyLine } from './company-line.ts'
import { japaneseBuyer, japaneseSeller } from './japanese-parties.ts'
import { addressOf, isAddressLine, type Party } from './party.ts'
import { isHeading, type Role, type RoleLabel, roleOf } from './role-of-line.ts'
import { senderLine } from './sender-line.ts'

const { registered } = readPatterns(new URL('./wordings/registered.txt', import.meta.url), ['registered'])

function partyOf({ name, address }: AddressBlock, score: number): Party {
  const [person, company] = name
  // A person at a company: the company is the addressee.
  const text = person !== undefined && isTitledPerson(person.text) ? company?.text : undefined
  return { name, address, score, ...(text !== undefined && { text }) }
}

function reaches(label: Box, block: Box): boolean {
  const gap = block[1] - label[1]
  const beside = label[0] < block[2] && block[0] - label[0] < pagePlace.roleBeside
  return gap > pagePlace.roleAbove && gap < pagePlace.roleToAddress && beside
}

/** The next cell of a label's row, where it is a name: 'Client | Ida Holm'. */
function rightOf(label: Line, lines: readonly Line[]): Line | null {
  const next = lines
    .filter(({ box }) => box[0] >= label.box[2] && verticalOverlap(box, label.box) > 0.5)
    .toSorted(fromLeft)[0]
  return next !== undefined &&
    next.box[0] - label.box[2] < pagePlace.roleBeside &&
    /^\p{Lu}[^:]*\p{L}{2}[^:]*$/u.test(next.text) &&
    roleOf(next).length === 0 &&
    !isHeading(next)
    ? next
    : null
}

/** A role's name with a text to its right or right below it, where no address was found. */
function nameBeside(role: Role, labels: readonly RoleLabel[], document: ReadDocument): Party | null {
  for (const label of labels) {
    if (label.role !== role) continue
    const page = document.pages[label.line.page - 1]
    const inline = /[:：]\s*(\p{L}.{2,}?)(?:\s+\p{Lu}\p{Ll}+\s?:\s.*)?$/u.exec(label.line.text)?.[1]
    if (inline !== undefined) {
      const { name, address } = nameBeforeAddress(inline)
      return address.length === 0
        ? { name: [label.line], text: name, address: [], score: partyScore.besideRole }
        : { name: [label.line], text: name, address: [label.line], addressText: address, score: partyScore.besideRole }
    }
    const height = heightOf(label.line.box)
    const beside = rightOf(label.line, page?.lines ?? [])
    if (beside !== null) {
      const { name, address } = nameBeforeAddress(beside.text)
      return {
        name: [beside],
        text: name,
        address: address.length === 0 ? [] : [beside],
        ...(address.length > 0 && { addressText: address }),
        score: partyScore.besideRole,
      }
    }
    const below = page?.lines.find(
      (line) =>
        line.box[1] > label.line.box[1] + lineHeights.nextLineBegins * height &&
        line.box[1] - label.line.box[3] < lineHeights.nextLineEnds * height &&
        Math.abs(line.box[0] - label.line.box[0]) < pagePlace.sameMarginOfRole &&
        /\p{L}{3}/u.test(line.text) &&
        !line.text.includes(':'),
    )
    if (below !== undefined) return { name: [below], address: [], score: partyScore.belowRole }
  }
  return null
}

/** Goods are sent to the buyer where nobody else is named. */
function receiver(labelled: readonly Labelled[], labels: readonly RoleLabel[], document: ReadDocument): Party | null {
  const sentTo = labels.filter(({ line }) => /^(?:ship|deliver|liefer|versand|livr)/.test(keyOf(line.text)))
  const block = labelled.find(({ block: { box, page }, role }) =>
    sentTo.some(({ line }) => role === 'other' && line.page === page && reaches(line.box, box)),
  )
  if (block !== undefined) return partyOf(block.block, partyScore.receiver)
  const party = nameBeside(
    'buyer',
    sentTo.map(({ line }) => ({ line, role: 'buyer' })),
    document,
  )
  return party && { ...party, score: partyScore.receiverBeside }
}

/** The name right above a line of the same margin: the firm at which somebody is addressed. */
function directlyAbove(line: Line, lines: readonly Line[]): Line | null {
  const above = lines.find(
    ({ box, text }) =>
      box[1] < line.box[1] &&
      line.box[1] - box[3] < heightOf(line.box) &&
      Math.abs(box[0] - line.box[0]) < pagePlace.sameMargin &&
      /^\p{Lu}.*\p{L}{3}/u.test(text) &&
      !/[:\d]/.test(text),
  )
  return above ?? null
}

/** 'Spett.le Bar Sole S.r.l.', 'Messrs. Bay Imports': a greeting above an address, without a label. */
function greeted(document: ReadDocument): Party | null {
  const lines = document.pages[0]?.lines ?? []
  for (const line of lines) {
    if (!isAddressee(line.text) || line.box[1] > pagePlace.greetingEnds) continue
    const height = heightOf(line.box)
    const below = lines.find(
      (other) =>
        other.box[1] > line.box[1] + lineHeights.nextLineBegins * height &&
        other.box[1] - line.box[3] < lineHeights.nextLineEnds * height &&
        Math.abs(other.box[0] - line.box[0]) < pagePlace.sameMargin,
    )
    const name = line.text.replace(/^(?:messrs|m\/s|spett\.?\s?le|egr\.?\s?sig|t\.?a\.?v|an|firma)\b\.?\s*/i, '')
    const address = below !== undefined && isPlace(below.text) ? [below] : []
    const firm = isAttention(line.text) ? directlyAbove(line, lines) : null
    if (firm !== null) return { name: [firm], address, score: partyScore.addressee }
    // 'M/s' is said of nobody but the firm that a paper is for.
    if (name === '' || (address.length === 0 && !/^m\/s\b/i.test(line.text))) continue
    return { name: [line], text: name, address, score: partyScore.greeted }
  }
  return null
}

/** The name above the address at the head of the page. */
function headParty(document: ReadDocument, labels: readonly RoleLabel[]): Party | null {
  const head = headNameOf(document)
  if (head === null || labels.some(({ line }) => line === head.line)) return null
  return {
    name: [head.line],
    text: head.text,
    ...addressOf(head.address.filter(isAddressLine)),
    score: partyScore.head,
  }
}

function topLine(document: ReadDocument, taken: string): Party | null {
  const line = topNameOf(document)
  return line === null || keyOf(line.text) === taken || isHeading(line)
    ? null
    : { name: [line], address: [], score: partyScore.topLine }
}

const textOf = (lines: readonly Line[]): string => lines.map((line) => line.text).join(' ')

/** The nearest role label above the block, with no other address between. */
function roleAbove(block: AddressBlock, labels: readonly RoleLabel[], blocks: readonly AddressBlock[]): Role | null {
  const near = labels
    .filter(({ line }) => line.page === block.page && reaches(line.box, block.box))
    .toSorted((a, b) => b.line.box[1] - a.line.box[1])[0]
  if (near === undefined) return null
  const between = blocks.some(
    (other) =>
      other !== block &&
      other.page === block.page &&
      other.box[1] >= near.line.box[1] &&
      other.box[3] <= block.box[1] + pagePlace.touching &&
      reaches(near.line.box, other.box),
  )
  return between ? null : near.role
}

/** Letters address the recipient in the upper third, left or where the window is. */
function addressee(labelled: readonly Labelled[], document: ReadDocument, head: Party | null): Party | null {
  const inWindow = labelled.filter(
    ({ block, role }) =>
      role !== 'seller' &&
      block.page === 1 &&
      block.box[1] > pagePlace.windowBegins &&
      block.box[3] < pagePlace.windowEnds,
  )
  const own = senderLine(document)
  const sender = own ?? head
  const ownKey = sender === null ? '' : keyOf(sender.text ?? textOf(sender.name))
  const candidates = inWindow.filter(({ block }) => ownKey === '' || !ownKey.startsWith(keyOf(textOf(block.name))))
  const free = candidates.filter(({ role }) => role === null)
  const first = (free.length > 0 ? free : candidates).toSorted((a, b) => a.block.box[0] - b.block.box[0])[0]
  // A single address on a page is the sender's.
  if (
    first === undefined ||
    (candidates.length === 1 &&
      sender === null &&
      !isAddressee(textOf(first.block.name)) &&
      labelled.filter(({ block }) => block.page === 1).length < 2)
  )
    return null
  return partyOf(first.block, partyScore.addressee)
}

function letterhead(blocks: readonly AddressBlock[]): Party | null {
  const ranked = blocks.toSorted(
    (a, b) =>
      Number(legalForm.test(textOf(b.name))) - Number(legalForm.test(textOf(a.name))) ||
      a.page - b.page ||
      a.box[1] - b.box[1],
  )
  return ranked[0] === undefined ? null : partyOf(ranked[0], partyScore.letterhead)
}

/** Maximum number of address lines below a name. */
const addressLines = 5

/** A town above its postal code looks like a name above an address. */
const isInAddress = ({ name }: Party, other: Party | null): boolean =>
  name.some(({ page, box }) =>
    other?.name.some(
      (above) =>
        above.page === page &&
        box[1] > above.box[1] &&
        box[1] - above.box[3] < lineHeights.addressLine * addressLines * heightOf(above.box) &&
        Math.abs(box[0] - above.box[0]) < pagePlace.sameMarginOfAddress,
    ),
  )

/** In the small print: 'Hill Water Limited. Registered in England 0123456', 'Nordlicht Strom GmbH, Sitz Kiel'. */
function registeredName(document: ReadDocument): Party | null {
  for (const line of document.pages.flatMap(({ lines }) => lines)) {
    const behind = registered.exec(line.text)
    const name = behind === null ? '' : line.text.slice(0, behind.index).trim()
    if (legalForm.test(name) && /^\p{Lu}/u.test(name) && name.length < 60 && !/[:@]/.test(name))
      return { name: [line], text: name, address: [], score: partyScore.registered }
  }
  return null
}

function confirmed(party: Party, document: ReadDocument): Party {
  const key = keyOf(party.text ?? textOf(party.name))
  const again = document.pages
    .flatMap(({ lines }) => lines)
    .some((line) => !party.name.includes(line) && !party.address.includes(line) && keyOf(line.text).includes(key))
  return again && key.includes(' ') ? { ...party, score: Math.max(party.score, partyScore.confirmed) } : party
}

/** Seller and buyer: addresses under a role label, else by their usual place in letters. */
export function readParties(document: ReadDocument): { seller: Party | null; buyer: Party | null } {
  const labels = document.pages.flatMap((page) => page.lines.flatMap((line) => roleOf(line)))
  const sender = senderLine(document)
  const blocks = addressBlocksOf(document, (line) => isHeading(line) || sender?.name.includes(line) === true)
  const labelled = blocks.map((block) => ({ block, role: roleAbove(block, labels, blocks) }))
  const under = (role: Role): Party | null => {
    const found = labelled.find((entry) => entry.role === role)
    return found ? partyOf(found.block, partyScore.underRole) : null
  }
  const head = headParty(document, labels)
  const buyer =
    japaneseBuyer(document) ??
    under('buyer') ??
    under('guest') ??
    under('contact') ??
    addressee(labelled, document, head) ??
    nameBeside('buyer', labels, document) ??
    nameBeside('guest', labels, document) ??
    greeted(document) ??
    nameBeside('contact', labels, document) ??
    receiver(labelled, labels, document)
  const taken = buyer === null ? '' : keyOf(buyer.name.map((line) => line.text).join(' '))
  const seller =
    japaneseSeller(document) ??
    under('seller') ??
    nameBeside('seller', labels, document) ??
    senderLine(document) ??
    companyLine(document, { taken, above: pagePlace.companyHeadEnds }) ??
    (head !== null && keyOf(head.text ?? '') !== taken && !isInAddress(head, buyer) ? head : null) ??
    registeredName(document) ??
    letterhead(
      labelled
        .filter(({ block, role }) => role === null && keyOf(textOf(block.name)) !== taken)
        .map(({ block }) => block),
    ) ??
    companyLine(document, { taken, above: 1 }) ??
    topLine(document, taken)
  return { seller: seller && confirmed(seller, document), buyer }
}

type Labelled = { block: AddressBlock; role: Role | null }
