/** The Other interest is sent with its own text. */
export const joinInterests = (chosen: readonly string[], other: string) =>
  chosen.map((interest) => (interest === 'Other' ? `Other: ${other}` : interest)).join(',')
