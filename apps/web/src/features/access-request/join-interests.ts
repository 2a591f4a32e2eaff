/** The Other interest goes out with its own words. */
export const joinInterests = (chosen: readonly string[], other: string) =>
  chosen.map((interest) => (interest === 'Other' ? `Other: ${other}` : interest)).join(',')
