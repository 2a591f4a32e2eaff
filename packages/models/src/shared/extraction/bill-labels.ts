/** What bills of every kind call their days on screen. */
export const billDays = { date: 'Date', dueDate: 'Due date' } as const

/** The names of the fields in the order of their labels, without those that are shown under another name. */
export const namesIn = <Labels extends Record<string, string>>(
  labels: Labels,
  hidden: readonly (keyof Labels)[] = [],
): (keyof Labels & string)[] =>
  // The cast: keys of a literal are its type's.
  (Object.keys(labels) as (keyof Labels & string)[]).filter((name) => !hidden.includes(name))
