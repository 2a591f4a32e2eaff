import listed from './roles.json' with { type: 'json' }

/** The kinds of paper that were learned from. */
export type PaperKind = 'invoice' | 'medical' | 'insurance' | 'bol' | 'slip'

/** What a network tells apart: kinds of paper, and what a word may be part of, the first of which is nothing that is asked for. */
export interface RoleList {
  kinds: readonly string[]
  roles: readonly string[]
}

/** Of bills, bills of lading and packing slips. */
export const formRoles: RoleList = listed
export const { roles } = formRoles

const places = new Map(roles.map((role, index) => [role, index]))

/** A role's column in the network's answers. Throws for an unknown role. */
export function columnOf(role: string): number {
  const column = places.get(role)
  if (column === undefined) throw new Error(`'${role}' is no role.`)
  return column
}

export type RoleType = 'name' | 'code' | 'date' | 'amount' | 'count'

const types: Readonly<Record<string, string>> = listed.types

/** How a role's value is read from its words. Throws for a role without a value of its own. */
export function typeOf(role: string): RoleType {
  const type = types[role]
  if (type === 'name' || type === 'code' || type === 'date' || type === 'amount' || type === 'count') return type
  throw new Error(`'${role}' has no type.`)
}
