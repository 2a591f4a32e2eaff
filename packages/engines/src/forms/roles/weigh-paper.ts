import type { ReadDocument } from '../../documents/document.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import type { RuledFields } from './judge-roles.ts'
import { knownAnswers } from './known-answers.ts'
import { type RoleNetwork, roleChances, shippedNetworks } from './network.ts'
import { paperSigns } from './paper-signs.ts'
import type { PaperKind } from './role.ts'
import type { Weighed } from './weighed.ts'

/** A bill or a letter has a few hundred words; a contract, a ledger or a whole file is not what was learned from. */
const mostWords = 2500

/**
 * What networks take each word of a paper for, knowing its kind and what the rules found (`options`); null for a document too long to be such
 * a paper.
 */
export function weighWords(
  document: ReadDocument,
  options: Parameters<typeof paperSigns>[1],
  networks: readonly RoleNetwork[],
): Weighed | null {
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return null
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  const signs = paperSigns({ document, form, locale }, options)
  return { form, locale, paper: signs.paper, chances: roleChances(signs, networks) }
}

/** The same for a bill, a bill of lading or a packing slip, by the networks that learned from those. */
export const weighPaper = (
  document: ReadDocument,
  kind: PaperKind,
  ruled: RuledFields,
  networks: readonly RoleNetwork[] = shippedNetworks(),
): Weighed | null => weighWords(document, { kind, known: knownAnswers(kind, ruled) }, networks)
