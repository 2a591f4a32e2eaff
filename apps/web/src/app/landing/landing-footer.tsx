import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { SiteLinks } from './site-links.tsx'

const linkClass = 'text-sm text-ink-soft hover:text-ink'

const year = new Date().getFullYear()

export function LandingFooter() {
  const user = useUser()
  return (
    <footer className="border-t bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-6 py-12">
        <div className="flex flex-wrap items-start justify-between gap-8">
          <div className="max-w-xs">
            <p className="font-semibold">{brand.company}</p>
            <p className="mt-2 text-sm text-ink-soft">{brand.tagline}</p>
          </div>
          <nav aria-label="Footer" className="flex flex-wrap gap-x-8 gap-y-3">
            <SiteLinks pages={['services', 'career', 'about', 'blog']} className={linkClass} />
            <button type="button" className={linkClass} onClick={() => dialogs.open({ kind: 'request-demo' })}>
              Contact
            </button>
            {!user && (
              <button type="button" className={linkClass} onClick={() => dialogs.open({ kind: 'login' })}>
                Login
              </button>
            )}
          </nav>
          <nav aria-label="Social" className="flex gap-6">
            {brand.social.map(({ name, href }) => (
              <a key={name} href={href} rel="noreferrer" className={linkClass}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap justify-between gap-3 border-t pt-6 text-[13px] text-ink-faint">
          <p>{brand.certifications}</p>
          <nav aria-label="Legal" className="flex gap-6">
            <Link to={pages.privacy} className="rounded hover:text-ink">
              Privacy
            </Link>
            <Link to={pages.terms} className="rounded hover:text-ink">
              Terms
            </Link>
          </nav>
          {/* The build may have run in another year. */}
          <p suppressHydrationWarning>
            © {year} {brand.company}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  )
}
