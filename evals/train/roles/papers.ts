import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadDocument, Word } from '@vitrine/engines/documents/document.ts'
import { pageOfWords } from '@vitrine/engines/documents/layout/page-of-words.ts'
import { factsByRules } from '@vitrine/engines/edi/facts/facts-of-document.ts'
import { readBillOfLading } from '@vitrine/engines/forms/bill-of-lading/read-bill-of-lading.ts'
import type { PaperKind } from '@vitrine/engines/forms/roles/role.ts'
import fields from '@vitrine/engines/forms/roles/trust/fields.json' with { type: 'json' }
import { readInsuranceBill } from '@vitrine/models/insurance-invoices/read-insurance-bill.ts'
import { readInvoice } from '@vitrine/models/invoices-extraction/read-invoice.ts'
import { readMedicalBill } from '@vitrine/models/medical-invoices/read-medical-bill.ts'

/** A paper as the product reads it. */
export interface ReadPaper {
  id: string
  /** Who wrote it. */
  hand: string
  kind: PaperKind
  document: ReadDocument
}

export interface MarkedPaper extends ReadPaper {
  /** The marks as they were written: role and text. */
  marks: readonly { role: string; text: string }[]
  /** The mark that a word is part of. */
  markOf: ReadonlyMap<Word, number>
}

/** What is marked with a role, in reading order. */
export const markedAs = (marks: MarkedPaper['marks'], role: string): string[] =>
  marks.flatMap((mark) => (mark.role === role ? [mark.text] : []))

interface Stored {
  id: string
  marks: MarkedPaper['marks']
  words: number[][]
  document: ReadDocument
}

/** An address is an address, whosever it is. */
export const roleOf = (role: string): string => (role.endsWith('.address') ? 'address' : role)

/** The papers that read-papers.ts has read. */
export async function readMarkedPapers(folder: string): Promise<MarkedPaper[]> {
  const papers: MarkedPaper[] = []
  for (const file of (await readdir(folder)).toSorted()) {
    // The cast: read-papers.ts wrote it.
    const { id, marks, words, document } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Stored
    const [hand = '', kind = ''] = id.split('-')
    const markOf = new Map(
      document.pages.flatMap((page, at) => page.words.map((word, place) => [word, words[at]?.[place] ?? -1] as const)),
    )
    const pages = document.pages.map((page) => pageOfWords(page))
    papers.push({ id, hand, kind: kind as PaperKind, document: { pages }, marks, markOf })
  }
  return papers
}

const withoutRulings = (document: ReadDocument): ReadDocument => ({
  pages: document.pages.map(({ rulings: _rulings, ...page }) => page),
})

/** As each model reads it: invoices without their printed lines. */
export const asRead = ({ kind, document }: ReadPaper): ReadDocument =>
  kind === 'invoice' ? withoutRulings(document) : document

export interface Answered {
  value: string | number
  page: number
  box: readonly [number, number, number, number]
  confidence: number
}

/** What the rules alone answer for each field of the kind's model that has a role. */
export function answersOfRules(paper: ReadPaper): Map<string, Answered> {
  const document = asRead(paper)
  const found = new Map<string, Answered>()
  if (paper.kind === 'slip') {
    for (const [name, stated] of Object.entries(factsByRules(document).fields)) {
      if (stated.place)
        found.set(name, {
          value: stated.text.split('\n')[0] ?? '',
          confidence: stated.confidence,
          page: stated.place.page,
          box: stated.place.box,
        })
    }
    return found
  }
  const readers = {
    invoice: readInvoice,
    medical: readMedicalBill,
    insurance: readInsuranceBill,
    bol: readBillOfLading,
  }
  for (const [name, read] of Object.entries(readers[paper.kind](document).fields)) {
    if (read !== null && (typeof read.value === 'string' || typeof read.value === 'number'))
      found.set(name, { value: read.value, confidence: read.confidence, page: read.page, box: read.box })
  }
  return found
}

export const rolesOfKind = (kind: PaperKind): Record<string, string> => fields[kind]
