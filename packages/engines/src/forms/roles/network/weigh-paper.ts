import type { ReadDocument } from '../../../documents/document.ts'
import { encodeWords } from '../../../text/encoder/encode-words.ts'
import { formDocumentOf } from '../../rows/form-page.ts'
import { localeOfForm } from '../../values/locale-of-form.ts'
import type { PaperKind } from '../role.ts'
import { knownAnswers } from '../signs/known-answers.ts'
import { type PaperSigns, paperSigns } from '../signs/paper-signs.ts'
import type { RuledFields } from '../trust/judge-roles.ts'
import { type RoleNetwork, roleChances, shippedNetworks } from './network.ts'
import type { Weighed } from './weighed.ts'

/** A bill or a letter has a few hundred words; a contract, a ledger or a whole file is not what was learned from. */
const mostWords = 2500

/** What networks read of a paper, knowing its kind and what the rules found (`options`); null for a document too long to be such a paper. */
function readSigns(
  document: ReadDocument,
  options: Parameters<typeof paperSigns>[1],
): (PaperSigns & Pick<Weighed, 'form' | 'locale'>) | null {
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return null
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  return { form, locale, ...paperSigns({ document, form, locale }, options) }
}

interface WeighOptions {
  networks?: readonly RoleNetwork[]
  signal?: AbortSignal | undefined
}

/** What networks take each word of a paper for, by itself and among its neighbours; null for a document too long to be such a paper. */
export async function weighWords(
  document: ReadDocument,
  options: Parameters<typeof paperSigns>[1],
  { networks = shippedNetworks(), signal }: WeighOptions = {},
): Promise<Weighed | null> {
  const signs = readSigns(document, options)
  if (signs === null) return null
  const words = signs.paper.words.map(({ word }) => word.text)
  return { ...signs, chances: roleChances({ ...signs, contexts: await encodeWords(words, signal) }, networks) }
}

/** What the networks take each word of a bill, a bill of lading or a packing slip for, knowing what the rules found. */
export const weighPaper = (
  document: ReadDocument,
  kind: PaperKind,
  ruled: RuledFields,
  options?: WeighOptions,
): Promise<Weighed | null> => weighWords(document, { kind, known: knownAnswers(kind, ruled) }, options)
