/** What statements of account and hospital bills print. */
export const onStatements = [
  'number',
  'date',
  'dueDate',
  'patient',
  'patientId',
  'provider',
  'cptCodes',
  'total',
  'insurancePaid',
  'patientResponsibility',
  'due',
  'lines',
]
