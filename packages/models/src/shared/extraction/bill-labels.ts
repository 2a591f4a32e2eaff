import { keysOf } from '@vitrine/basics/typed-keys.ts'

/** Labels of the dates on bills of every kind. */
export const billDays = { date: 'Date', dueDate: 'Due date' } as const

/** Field names in the order of their labels, without those shown under another name. */
export const namesIn = <Labels extends Record<string, string>>(
  labels: Labels,
  hidden: readonly (keyof Labels)[] = [],
): (keyof Labels & string)[] => keysOf(labels).filter((name) => !hidden.includes(name))
