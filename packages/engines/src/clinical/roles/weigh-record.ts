import type { ReadDocument } from '../../documents/document.ts'
import { type RoleNetwork, shippedNetworks } from '../../forms/roles/network/network.ts'
import { weighWords } from '../../forms/roles/network/weigh-paper.ts'
import type { Weighed } from '../../forms/roles/network/weighed.ts'
import type { RoleList } from '../../forms/roles/role.ts'
import type { KnownAnswer } from '../../forms/roles/signs/known-answers.ts'
import listed from './record-roles.json' with { type: 'json' }

/** What a word of a patient's record may be part of: evals/train/clinical/records. */
export const recordRoles: RoleList = listed

/** Records were learned from without their printed lines. */
export const withoutRulings = ({ pages }: ReadDocument): ReadDocument => ({
  pages: pages.map(({ rulings: _rulings, ...page }) => page),
})

const shippedFile = new URL('./record-roles.bin', import.meta.url)

/**
 * What the network takes each word of a record for, by itself and among its neighbours, knowing what the rules found; null for a document too
 * long to be one.
 */
export const weighRecord = (
  document: ReadDocument,
  known: readonly KnownAnswer[],
  { networks = shippedNetworks(shippedFile), signal }: { networks?: readonly RoleNetwork[]; signal?: AbortSignal } = {},
): Promise<Weighed | null> =>
  weighWords(withoutRulings(document), { kind: 'record', known, list: recordRoles }, { networks, signal })
