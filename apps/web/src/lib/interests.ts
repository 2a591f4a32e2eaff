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
