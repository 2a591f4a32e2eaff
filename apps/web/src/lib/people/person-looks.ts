import type { Person, PersonStatus, RequestType } from '@vitrine/contracts/people/person.ts'
import type { Tone } from '@vitrine/ui/primitives/badge.tsx'

export const statusLooks: Record<PersonStatus, { words: string; tone: Tone }> = {
  pending: { words: 'Pending', tone: 'warning' },
  approved: { words: 'Approved', tone: 'good' },
  declined: { words: 'Declined', tone: 'neutral' },
  deleted: { words: 'Deleted', tone: 'neutral' },
}

export const typeWords: Record<RequestType, string> = {
  general: 'General',
  product: 'Product',
  organization: 'Organization',
}

/** They are stored as sent, without blanks between them. */
export const interestsInWords = ({ interested_in }: Pick<Person, 'interested_in'>) =>
  interested_in
    .split(',')
    .map((interest) => interest.trim())
    .join(', ')
