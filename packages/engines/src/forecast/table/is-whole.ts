import type { Column } from '../../tables/read-table.ts'

/** Whether all figures of a column are whole numbers; rows without one do not count. */
export const isWhole = ({ numbers }: Column): boolean =>
  numbers.every((value) => Number.isNaN(value) || Number.isInteger(value))
