import { pages } from '@vitrine/contracts/pages/pages.ts'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { DraftBanner } from './draft-banner.tsx'
import { Hero } from './hero.tsx'
import { InsightsHub } from './insights-hub.tsx'
import { ModelBrowserSection } from './model-browser-section.tsx'
import { ProductGrid } from './product-grid.tsx'
import { RelationshipsFirst } from './relationships-first.tsx'

export default function LandingScreen() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const asked = pathname === pages.login ? 'login' : query.get('m')
  useEffect(() => {
    document.title = 'Vitrine – AI models you can check before you trust them'
    if (asked === 'login') dialogs.open({ kind: 'login' })
    if (asked === 'explore') dialogs.open({ kind: 'request-access', product: null })
  }, [asked])
  return (
    <>
      <DraftBanner />
      <Hero />
      <ProductGrid />
      <ModelBrowserSection />
      <RelationshipsFirst />
      <InsightsHub />
    </>
  )
}
