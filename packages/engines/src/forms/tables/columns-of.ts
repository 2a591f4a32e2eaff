import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { ColumnDescription } from './table-header.ts'

/**
 * Columns by a vocabulary's headings: `{ amount: ['amount', 'total'], … }`. Those in the role 'other' are not read; there may be
 * several. `more`: headings that are made up of others, such as 'Amount EUR'.
 */
export const columnsOf = <Role extends string>(
  headings: Readonly<Record<Role, readonly string[]>>,
  more?: Readonly<Partial<Record<Role, readonly string[]>>>,
): ColumnDescription<Role>[] =>
  entriesOf(headings).map(([role, labels]) => ({
    role,
    labels: [...new Set([...labels, ...(more?.[role] ?? [])])],
    ...(role === 'other' ? { several: true } : {}),
  }))
