import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import type { RoleAnswer } from '@vitrine/engines/forms/roles/answers-by-role.ts'
import { joinRoles } from '@vitrine/engines/forms/roles/join-roles.ts'
import type { PaperKind } from '@vitrine/engines/forms/roles/role.ts'
import { boxCopy, type Read } from '@vitrine/engines/forms/values/read.ts'

type Value = string | number

/** A field's value as rules read it; lists and flags have no role. */
type Known = Read<Value | string[] | boolean> | null

/** How a model takes over what a trained network found for its fields. */
export interface ByRole<Fields> {
  kind: PaperKind
  /** A field's value from the network's answer, null where it cannot be one; the answer as it is where omitted. */
  readAs?: (name: string, answer: RoleAnswer) => Read<Value> | null | undefined
  /** Sets right what follows from other fields. */
  settle?: (fields: Fields, before: Fields) => Fields
}

const isOneValue = (read: Known | undefined): read is Read<Value> =>
  read != null && (typeof read.value === 'string' || typeof read.value === 'number')

/** Fills what the rules did not find by the network of roles, and weighs what they found against it. */
export function fieldsByRole<Fields extends { [name: string]: Known }>(
  document: ReadDocument,
  fields: Fields,
  { kind, readAs, settle }: ByRole<Fields>,
): Fields {
  const ruled = Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, isOneValue(read) ? read : null]))
  const changed: Record<string, Known> = {}
  for (const [name, joined] of joinRoles(document, kind, ruled)) {
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
  // Names stay the same, and each value has its role's type, as roles.json and the model's schema agree.
  const all: Fields = { ...fields, ...changed }
  return settle ? settle(all, fields) : all
}
