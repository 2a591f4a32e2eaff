import type { Person } from '@vitrine/contracts/person.ts'
import { Menu } from '@vitrine/ui/primitives/menu.tsx'
import { useNavigate } from 'react-router'
import type { UserAct } from './user-act.ts'

interface UserMenuProps {
  person: Person
  onAct: (act: UserAct) => void
}

export function UserMenu({ person, onAct }: UserMenuProps) {
  const navigate = useNavigate()
  const lead = (section: string) => void navigate(`/admin/${section}?person=${encodeURIComponent(person.id)}`)
  return (
    <Menu
      label={`What to do with ${person.name || person.email}`}
      items={[
        { label: 'Resend credentials', onSelect: () => onAct({ kind: 'resend', person }) },
        { label: 'End all sessions', onSelect: () => onAct({ kind: 'sessions', person }) },
        { label: 'Mails', onSelect: () => lead('outbox') },
        { label: 'Feedback', onSelect: () => lead('feedback') },
        { label: 'Audit log', onSelect: () => lead('audit') },
        { label: 'Delete the account', danger: true, onSelect: () => onAct({ kind: 'delete', person }) },
      ]}
    />
  )
}
