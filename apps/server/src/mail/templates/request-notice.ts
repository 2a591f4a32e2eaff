import type { MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

const typeWords: Record<string, string> = { general: 'Demo', product: 'Beta access', organization: 'Pre-onboarding' }

export const requestNotice: MailTemplate<MailData<'request-notice'>> = (
  { personId, name, email, org, phone, type, interest, tried },
  { baseUrl },
) => ({
  subject: `New request: ${name === '' ? email : name}`,
  pieces: [
    { kind: 'paragraph', text: 'Somebody asks for access.' },
    {
      kind: 'facts',
      facts: (
        [
          ['Asks for', typeWords[type] ?? type],
          ['Name', name],
          ['E-mail', email],
          ['Phone', phone],
          ['Organisation', org],
          ['Interested in', interest],
          ['Tried before', tried ?? ''],
        ] as const
      ).filter(([, value]) => value !== ''),
    },
    { kind: 'link', label: 'Open in Prospects', address: `${baseUrl}/prospects?person=${personId}` },
  ],
})
