/** What most bills of insurance print. */
export const common = [
  'number',
  'date',
  'dueDate',
  'insurer',
  'buyer',
  'policy',
  'periodFrom',
  'periodTo',
  'premium',
  'tax',
  'total',
  'due',
  'deductible',
  'lines',
]
