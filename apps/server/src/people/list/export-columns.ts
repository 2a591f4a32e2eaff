import type { Person } from '@vitrine/contracts/people/person.ts'

export interface ExportColumn {
  title: string
  value: (person: Person) => string
  /** How its texts are exported: a phone number, a day (2026-03-04) or a moment (ISO); plain text if absent. */
  kind?: 'phone' | 'day' | 'moment'
  /** In characters. */
  width: number
}

/** The same columns in the same order for CSV and workbook. */
export const exportColumns: readonly ExportColumn[] = [
  { title: 'Name', value: ({ name }) => name, width: 24 },
  { title: 'Email', value: ({ email }) => email, width: 30 },
  { title: 'Phone', value: ({ phone }) => phone, kind: 'phone', width: 18 },
  { title: 'Organization', value: ({ org }) => org, width: 30 },
  { title: 'Type', value: ({ type }) => type, width: 13 },
  { title: 'Interested in', value: (person) => person.interested_in, width: 24 },
  { title: 'Status', value: ({ status }) => status, width: 10 },
  { title: 'Role', value: ({ role }) => role ?? '', width: 8 },
  { title: 'Stage', value: ({ stage }) => stage, width: 11 },
  { title: 'Owner', value: ({ owner }) => owner?.name ?? '', width: 20 },
  { title: 'Tags', value: ({ tags }) => tags.join(', '), width: 20 },
  { title: 'Next step', value: ({ nextStep }) => nextStep, width: 30 },
  { title: 'Next step on', value: ({ nextStepOn }) => nextStepOn ?? '', kind: 'day', width: 13 },
  { title: 'Source', value: (person) => person.signup_source, width: 12 },
  { title: 'Beta user', value: (person) => (person.is_beta_user ? 'yes' : 'no'), width: 10 },
  { title: 'Created', value: ({ createdAt }) => createdAt, kind: 'moment', width: 17 },
  { title: 'Approved', value: ({ approvedAt }) => approvedAt ?? '', kind: 'moment', width: 17 },
  { title: 'Id', value: ({ id }) => id, width: 38 },
]
