import type { ReadDocument } from '../../../documents/document.ts'
import { formDocumentOf } from '../../rows/form-page.ts'
import { localeOfForm } from '../../values/locale-of-form.ts'
import type { RuledFields } from '../trust/judge-roles.ts'
import { knownAnswers } from '../signs/known-answers.ts'
import { type RoleNetwork, roleChances, shippedNetworks } from './network.ts'
import { type PaperSigns, paperSigns } from '../signs/paper-signs.ts'
import type { PaperKind } from '../role.ts'
import type { Weighed } from './weighed.ts'

/** A bill or a letter has a few hundred words; a contract, a ledger or a whole file is not what was learned from. */
const mostWords = 2500

/** What networks read of a paper, knowing its kind and what the rules found (`options`); null for a document too long to be such a paper. */
export function readSigns(
  document: ReadDocument,
  options: Parameters<typeof paperSigns>[1],
): (PaperSigns & Pick<Weighed, 'form' | 'locale'>) | null {
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return null
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  return { form, locale, ...paperSigns({ document, form, locale }, options) }
}

/** What networks take each word of a bill, a bill of lading or a packing slip for, knowing what the rules found; null for a document too long to be one. */
export function weighPaper(
  document: ReadDocument,
  kind: PaperKind,
  ruled: RuledFields,
  networks: readonly RoleNetwork[] = shippedNetworks(),
): Weighed | null {
  const signs = readSigns(document, { kind, known: knownAnswers(kind, ruled) })
  return signs && { ...signs, chances: roleChances(signs, networks) }
}
