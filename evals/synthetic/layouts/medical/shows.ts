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

/** What claims and what insurers write of them print. */
export const onClaims = [
  'patient',
  'patientId',
  'provider',
  'npi',
  'memberId',
  'claimId',
  'groupNumber',
  'payer',
  'icdCodes',
  'cptCodes',
  'total',
  'insurancePaid',
]
