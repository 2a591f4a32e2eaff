import { pages } from '@vitrine/contracts/pages/pages.ts'
import type { Showcase } from '@vitrine/contracts/people/showcase.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Link, useLocation } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { day } from '../../lib/screen/moment.ts'

function words(showcase: Exclude<Showcase, { state: 'open' }> | null) {
  if (!showcase) return { title: 'There is no showcase at this address.', text: 'A letter may be missing at its end.' }
  if (showcase.state === 'revoked') {
    return { title: 'This link was taken back.', text: 'The person who sent it to you closed it. Ask for another one.' }
  }
  if (showcase.state === 'lapsed') {
    const until = day.format(new Date(showcase.expiresAt))
    return { title: 'This link has lapsed.', text: `It was open until ${until}. Ask for another one.` }
  }
  return {
    title: 'Log in to see what was chosen for you.',
    text: 'This page opens for the account with the e-mail that the link was sent to.',
  }
}

/** A closed link: why, and what to do next. */
export function ClosedShowcase({ showcase }: { showcase: Exclude<Showcase, { state: 'open' }> | null }) {
  const { title, text } = words(showcase)
  const { pathname } = useLocation()
  const mayLogIn = showcase?.state === 'sign-in'
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-6 py-28 text-center">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {mayLogIn && <Button onClick={() => dialogs.open({ kind: 'login', backTo: pathname })}>Login</Button>}
        <Button
          variant={mayLogIn ? 'secondary' : 'primary'}
          onClick={() => dialogs.open({ kind: 'request-access', product: null })}
        >
          Request a demo
        </Button>
        <Link to={pages.explore} className={buttonClass({ variant: 'ghost' })}>
          Browse the models
        </Link>
      </div>
    </div>
  )
}
