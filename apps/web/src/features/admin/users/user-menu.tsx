import { pages } from '@vitrine/contracts/pages/pages.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { Menu } from '@vitrine/ui/primitives/menu.tsx'
import { useNavigate } from 'react-router'
import type { UserAct } from './user-act.ts'
import { whoIs } from './who-is.ts'

interface UserMenuProps {
  person: Person
  onAct: (act: UserAct) => void
  onExpiry: () => void
}

export function UserMenu({ person, onAct, onExpiry }: UserMenuProps) {
  const navigate = useNavigate()
  const lead = (section: string) => void navigate(`${pages.admin}/${section}?person=${encodeURIComponent(person.id)}`)
  return (
    <Menu
      label={`What to do with ${whoIs(person)}`}
      items={[
        { label: 'Resend credentials', onSelect: () => onAct({ kind: 'resend', person }) },
        { label: 'End all sessions', onSelect: () => onAct({ kind: 'sessions', person }) },
        person.blockedAt
          ? { label: 'Open the account again', onSelect: () => onAct({ kind: 'unblock', person }) }
          : { label: 'Block the account', onSelect: () => onAct({ kind: 'block', person }) },
        { label: 'When it expires', onSelect: onExpiry },
        { label: 'Take the second step away', onSelect: () => onAct({ kind: 'reset-second-step', person }) },
        { label: 'Mails', onSelect: () => lead('outbox') },
        { label: 'Feedback', onSelect: () => lead('feedback') },
        { label: 'Audit log', onSelect: () => lead('audit') },
        { label: 'Delete the account', danger: true, onSelect: () => onAct({ kind: 'delete', person }) },
      ]}
    />
  )
}
