/** The choices of a person's interests. */
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
