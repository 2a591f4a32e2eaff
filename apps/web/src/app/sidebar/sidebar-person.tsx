import { pages } from '@vitrine/contracts/pages/pages.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Avatar } from '@vitrine/ui/primitives/avatar.tsx'
import { LogIn, LogOut, ShieldCheck } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { displayName } from '../../lib/session/session-user.ts'

const rowClass =
  'flex h-10 items-center gap-3 overflow-hidden rounded-control px-3 text-sm font-medium whitespace-nowrap'

/** The signed-in person with the logout; for visitors the login. */
export function SidebarPerson({ wide }: { wide: boolean }) {
  const user = useUser()
  const fading = classNames('truncate transition-opacity duration-500', !wide && 'opacity-0')
  if (!user) {
    return (
      <button
        type="button"
        onClick={() => dialogs.open({ kind: 'login' })}
        className={classNames(rowClass, 'text-accent hover:bg-raised')}
      >
        <LogIn aria-hidden="true" className="size-[18px] shrink-0" />
        <span className={fading}>Sign in</span>
      </button>
    )
  }
  const name = displayName(user)
  return (
    <div className="mt-2 flex flex-col gap-1 border-t pt-3">
      {user.role === 'admin' && (
        <NavLink
          to={pages.admin}
          title={wide ? undefined : 'Administration'}
          className={({ isActive }) =>
            classNames(
              rowClass,
              isActive ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:bg-raised hover:text-ink',
            )
          }
        >
          <ShieldCheck aria-hidden="true" className="size-[18px] shrink-0" />
          <span className={fading}>Administration</span>
        </NavLink>
      )}
      <Link
        to={pages.account}
        title="Your account"
        className="flex h-10 items-center gap-3 overflow-hidden rounded-control px-1.5 text-sm whitespace-nowrap hover:bg-raised"
      >
        <Avatar name={name} picture={user.profile_img_url} className="size-7 text-[11px]" />
        <span className={fading}>{name}</span>
      </Link>
      <button
        type="button"
        onClick={() => dialogs.open({ kind: 'logout', from: 'sidebar' })}
        className={classNames(rowClass, 'text-ink-soft hover:bg-raised hover:text-ink')}
      >
        <LogOut aria-hidden="true" className="size-[18px] shrink-0" />
        <span className={fading}>Logout</span>
      </button>
    </div>
  )
}
