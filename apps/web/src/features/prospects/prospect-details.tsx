import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { DetailList } from '@vitrine/ui/primitives/detail-list.tsx'
import { interestsInWords } from '../../lib/people/person-looks.ts'
import { momentOf } from '../../lib/screen/moment.ts'
import { DrawerSection } from './drawer-section.tsx'

const linkClass = 'rounded text-accent hover:underline'

export function ProspectDetails({ prospect }: { prospect: Prospect }) {
  const { email, phone, org, fields } = prospect
  const dates = [
    { label: 'Since', value: momentOf(prospect.createdAt) },
    { label: 'Asked last', value: prospect.timesAsked > 1 ? momentOf(prospect.lastAskedAt) : '' },
    { label: 'On hold since', value: momentOf(prospect.heldAt) },
    { label: 'Declined', value: momentOf(prospect.declinedAt) },
    { label: 'Reason', value: prospect.declinedAt === null ? '' : prospect.declineReason },
    { label: 'Approved', value: momentOf(prospect.approvedAt) },
    { label: 'Last sign-in', value: momentOf(prospect.lastSignInAt) },
    { label: 'Deleted', value: momentOf(prospect.deletedAt) },
    { label: 'Data erased', value: momentOf(prospect.erasesAt) },
  ].filter(({ value }) => value !== '')
  return (
    <DrawerSection title="Details">
      <DetailList
        details={[
          {
            label: 'Email',
            value: (
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            ),
          },
          {
            label: 'Phone',
            value: phone && (
              <a href={`tel:${phone}`} className={linkClass}>
                {phone}
              </a>
            ),
          },
          { label: 'Organization', value: org },
          { label: 'Interested in', value: interestsInWords(prospect) },
          { label: 'Came by', value: prospect.signup_source },
          { label: 'Beta user', value: prospect.is_beta_user ? 'Yes' : 'No' },
          ...dates,
          ...Object.entries(fields).map(([label, value]) => ({ label, value })),
        ]}
      />
    </DrawerSection>
  )
}
