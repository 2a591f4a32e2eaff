import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Link } from 'react-router'
import { brand } from '../config/brand.ts'
import { dialogs } from '../lib/dialogs.ts'
import { useUser } from '../lib/session/current-session.ts'
import { WarmUpButton } from './warm-up-button.tsx'

const linkClass = 'rounded px-3 py-2 text-sm text-ink-soft hover:text-ink'

function VisitorActions() {
  const { services, career, about } = brand.links
  return (
    <>
      <Link to="/explore" className={linkClass}>
        Models
      </Link>
      <a href={services} className={linkClass}>
        Services
      </a>
      <a href={career} className={linkClass}>
        Career
      </a>
      <a href={about} className={linkClass}>
        About
      </a>
      <Button variant="ghost" onClick={() => dialogs.open({ kind: 'login' })}>
        Login
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'request-demo' })}>Request Demo</Button>
    </>
  )
}

/** What the header offers, by who is there; the mobile menu shows the same. */
export function HeaderActions() {
  const user = useUser()
  if (!user) return <VisitorActions />
  const sells = user.role === 'admin' || user.role === 'sales'
  return (
    <>
      <Link to="/explore" className={linkClass}>
        Models
      </Link>
      {user.role === 'admin' && <WarmUpButton />}
      {sells && (
        <Link to="/prospects" className={buttonClass({ variant: 'secondary' })}>
          Prospects
        </Link>
      )}
      <Button variant="secondary" onClick={() => dialogs.open({ kind: 'logout', from: 'header' })}>
        Logout
      </Button>
    </>
  )
}
