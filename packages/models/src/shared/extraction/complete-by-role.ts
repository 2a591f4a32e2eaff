import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { type ItemKey, itemsByRole, type RoleItem } from '@vitrine/engines/forms/roles/answers/items-by-role.ts'
import type { RoleAnswer } from '@vitrine/engines/forms/roles/answers/role-answer.ts'
import { weighPaper } from '@vitrine/engines/forms/roles/network/weigh-paper.ts'
import type { PaperKind } from '@vitrine/engines/forms/roles/role.ts'
import { joinAddress } from '@vitrine/engines/forms/roles/trust/join-address.ts'
import { joinRoles } from '@vitrine/engines/forms/roles/trust/join-roles.ts'
import { boxCopy, type Read } from '@vitrine/engines/forms/values/read.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'

type Value = string | number

/** A field's value as rules read it; lists and flags have no role. */
type Known = Read<Value | string[] | boolean> | null

interface Found {
  fields: { [name: string]: Known }
  lines: readonly { [column: string]: Known }[]
}

/** How a model takes over what a trained network found for its fields and its list. */
export interface ByRole<Extracted extends Found> {
  kind: PaperKind
  /** A field's value from the network's answer, null where it cannot be one; the answer as it is where omitted. */
  readAs?: (name: string, answer: RoleAnswer) => Read<Value> | null | undefined
  /** The field of a party's postal address, and the field of its name. */
  address?: { field: string; of: string }
  /** Sets right what follows from other fields. */
  settle?: (fields: Extracted['fields'], before: Extracted['fields'], lines: Extracted['lines']) => Extracted['fields']
  /** The figure that each of the list's rows has, and a row of the model's list. */
  items: {
    key: ItemKey
    /** Whether a row of the network's list is one; all are where omitted. */
    accepts?: (item: RoleItem) => boolean
    lineOf: (item: RoleItem) => Extracted['lines'][number]
  }
}

const isOneValue = (read: Known | undefined): read is Read<Value> =>
  read != null && (typeof read.value === 'string' || typeof read.value === 'number')

/** Whether one of two names holds the other. */
function isSameName(one: Known | undefined, other: Known | undefined): boolean {
  if (!isOneValue(one) || !isOneValue(other)) return false
  const [a, b] = [keyOf(String(one.value)), keyOf(String(other.value))]
  return a.includes(b) || b.includes(a)
}

/**
 * Fills what the rules did not find by the network of roles, and weighs what they found against it. `isUnderstood`: the network
 * finds its bearings on it, as on papers of this kind.
 */
export async function completeByRole<Extracted extends Found>(
  document: ReadDocument,
  found: Extracted,
  { kind, readAs, address, settle, items }: ByRole<Extracted>,
  signal?: AbortSignal,
): Promise<{ completed: Extracted; isUnderstood: boolean }> {
  const { fields, lines } = found
  const ruled = Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, isOneValue(read) ? read : null]))
  const weighed = await weighPaper(document, kind, ruled, { signal })
  if (weighed === null) return { completed: found, isUnderstood: false }
  const changed: Record<string, Known> = {}
  const { fields: joinedFields, isUnderstood } = joinRoles(weighed, kind, ruled)
  for (const [name, joined] of joinedFields) {
    const known = fields[name]
    if (joined.kept) {
      if (known != null) changed[name] = { ...known, confidence: joined.confidence }
      continue
    }
    const { value, text, page, box } = joined.answer
    const own = readAs?.(name, joined.answer)
    if (own === null) continue
    changed[name] = { value, text, page, box: boxCopy(box), ...own, confidence: joined.confidence }
  }
  if (address !== undefined) {
    const name = changed[address.of] ?? fields[address.of]
    // The rules' address is that of the party they found.
    const own = isSameName(ruled[address.of], name) ? (ruled[address.field] ?? null) : null
    const read = joinAddress(weighed, own, isOneValue(name) ? name : null)
    changed[address.field] = read && { ...read, box: boxCopy(read.box) }
  }
  // Names stay the same, and each value has its role's type, as roles.json and the model's schema agree.
  const all: Extracted['fields'] = { ...fields, ...changed }
  const listed: Extracted['lines'] =
    itemsByRole(weighed, items.key, { known: lines, tax: fields.tax ?? null })
      ?.filter((item) => items.accepts?.(item) ?? true)
      .map(items.lineOf) ?? lines
  return {
    completed: { ...found, fields: settle ? settle(all, fields, listed) : all, lines: listed },
    isUnderstood,
  }
}
