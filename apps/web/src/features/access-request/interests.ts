/** What one can be interested in (specification §9). */
export const interests = [
  'Healthcare',
  'Manufacturing',
  'Social Media',
  'Agriculture',
  'Retail',
  'Insurance',
  'Logistics',
  'Finance',
  'Marketing',
  'Other',
] as const

/** The Other interest goes out with its own words. */
export const joinInterests = (chosen: readonly string[], other: string) =>
  chosen.map((interest) => (interest === 'Other' ? `Other: ${other}` : interest)).join(',')
