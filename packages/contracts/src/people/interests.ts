/** What one can be interested in. */
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
