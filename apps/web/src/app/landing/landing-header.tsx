import { Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { brand } from '../../config/brand.ts'
import { BrandMark } from '../brand-mark.tsx'
import { MenuButton } from '../menu-button.tsx'
import { HeaderActions } from './header-actions.tsx'

const MobileMenu = lazy(() => import('./mobile-menu.tsx'))

export function LandingHeader() {
  const [menu, setMenu] = useState(false)
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-6 md:gap-2 md:px-5 lg:gap-6 lg:px-6">
        <a
          href={brand.site}
          className="flex items-center gap-2.5 font-semibold tracking-tight"
          aria-label={brand.company}
        >
          <BrandMark />
          <span className="text-[15px] whitespace-nowrap">{brand.company}</span>
        </a>
        <a
          href={brand.phone.href}
          aria-label={brand.phone.label}
          className="hidden items-center gap-1.5 rounded p-1 text-sm text-ink-soft hover:text-ink md:flex"
        >
          <Phone aria-hidden="true" className="size-3.5" />
          <span className="hidden lg:inline">{brand.phone.label}</span>
        </a>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 md:flex">
          <HeaderActions />
        </nav>
        <MenuButton onOpen={() => setMenu(true)} className="ml-auto" />
      </div>
      {menu && (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  )
}
