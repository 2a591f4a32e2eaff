import { pages } from '@vitrine/contracts/pages/pages.ts'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Link } from 'react-router'
import { useTitle } from '../lib/screen/use-title.ts'

export default function NotFoundScreen() {
  useTitle('Page not found')
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-6 py-32 text-center">
      <p className="text-sm font-medium text-accent">404</p>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">There is no page at this address.</h1>
      <p className="mt-3 text-ink-soft">The link may be old, or a letter is missing.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          Go to the start page
        </Link>
        <Link to={pages.explore} className={buttonClass({ variant: 'secondary' })}>
          Browse the models
        </Link>
      </div>
    </div>
  )
}
