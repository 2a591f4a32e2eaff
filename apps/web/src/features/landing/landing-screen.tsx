import { pages } from '@vitrine/contracts/pages/pages.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { Hero } from './hero.tsx'
import { InsightsHub } from './insights-hub.tsx'
import { ModelBrowserSection } from './model-browser-section.tsx'
import { ProductGrid } from './product-grid.tsx'
import { RelationshipsFirst } from './relationships-first.tsx'

// For signed-in people only.
const DraftBanner = lazy(() => import('./draft-banner.tsx'))

export default function LandingScreen() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const user = useUser()
  const asked = pathname === pages.login ? 'login' : query.get('m')
  useEffect(() => {
    document.title = 'Vitrine – AI models you can check before you trust them'
    if (asked === 'login') dialogs.open({ kind: 'login' })
    if (asked === 'explore') dialogs.open({ kind: 'request-access', product: null })
  }, [asked])
  return (
    <>
      {user && (
        <Suspense fallback={null}>
          <DraftBanner />
        </Suspense>
      )}
      <Hero />
      <ProductGrid />
      <ModelBrowserSection />
      <RelationshipsFirst />
      <InsightsHub />
    </>
  )
}
