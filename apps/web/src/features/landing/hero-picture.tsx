import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CoverImage } from '../../lib/catalogue/cover-image.tsx'

const LiveHero = lazy(() => import('./live-hero.tsx'))

/**
 * Milliseconds, after which everything the page needs has loaded. If the page was reloaded during a run, there is no
 * wait.
 */
const calm = 1500

/** A model's real answer. After loading, or at a click, models alternate and run their samples. */
export function HeroPicture() {
  const [live, goLive] = useState<'soon' | 'shown' | 'asked'>('soon')
  useEffect(() => {
    // The key is that of kept-hero-run.ts, which is not loaded with the first page.
    const timer = setTimeout(
      () => goLive((now) => (now === 'soon' ? 'shown' : now)),
      'heroRun' in window.sessionStorage ? 0 : calm,
    )
    return () => clearTimeout(timer)
  }, [])
  const still = (
    <div className="overflow-hidden rounded-card border bg-surface shadow-float">
      <CoverImage
        of="invoices-extraction"
        theme="light"
        alt="An invoice with the places that were read"
        sizes="(min-width: 1024px) 30rem, 100vw"
        loading="eager"
        className="w-full border-b"
      />
      <p className="flex h-14 items-center px-5 text-sm font-medium text-accent">Invoices</p>
      <div className="border-t p-4">
        <button type="button" onClick={() => goLive('asked')} className={buttonClass()}>
          Run this sample now
        </button>
      </div>
    </div>
  )
  if (live === 'soon') return still
  return (
    <Suspense fallback={still}>
      <LiveHero runAtOnce={live === 'asked'} />
    </Suspense>
  )
}
