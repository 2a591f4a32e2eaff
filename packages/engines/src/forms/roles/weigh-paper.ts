import type { ReadDocument } from '../../documents/document.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import type { RuledFields } from './judge-roles.ts'
import { knownAnswers } from './known-answers.ts'
import { type RoleNetwork, roleChances, shippedNetworks } from './network.ts'
import { paperSigns } from './paper-signs.ts'
import type { PaperKind } from './role.ts'
import type { Weighed } from './weighed.ts'

/** A bill has a few hundred words; a contract or a ledger is not what was learned from. */
const mostWords = 2500

/** What the network takes each word of a paper for, knowing what the rules found; null for a document too long to be one. */
export function weighPaper(
  document: ReadDocument,
  kind: PaperKind,
  ruled: RuledFields,
  networks: readonly RoleNetwork[] = shippedNetworks(),
): Weighed | null {
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return null
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  const signs = paperSigns({ document, form, locale }, { kind, known: knownAnswers(kind, ruled) })
  return { form, locale, paper: signs.paper, chances: roleChances(signs, networks) }
}
