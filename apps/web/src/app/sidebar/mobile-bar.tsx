import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { BrandMark } from '../brand-mark.tsx'
import { MenuButton } from '../menu-button.tsx'
import { sidebarEntries } from './sidebar-entries.ts'
import { SidebarItem } from './sidebar-item.tsx'
import { SidebarPerson } from './sidebar-person.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Replaces the sidebar below 768 px: a top bar with the same entries in a panel. */
export function MobileBar() {
  const [menu, setMenu] = useState(false)
  const close = () => setMenu(false)
  return (
    <header className="no-print sticky top-0 z-30 flex h-14 items-center justify-between border-b bg-sunken px-4 md:hidden">
      <Link to={pages.jobs} className="flex items-center gap-2.5 font-semibold">
        <BrandMark className="size-7" />
        {brand.product}
      </Link>
      <MenuButton onOpen={() => setMenu(true)} />
      <Dialog open={menu} onClose={close} title={brand.product} side="right">
        <nav aria-label="Main" className="flex flex-col gap-1">
          {sidebarEntries.map((entry) => (
            <SidebarItem key={entry.to} entry={entry} wide onChosen={close} />
          ))}
          <div className="mt-4 flex flex-col gap-1 border-t pt-4" onClickCapture={() => setTimeout(close)}>
            <ThemeToggle wide />
            <SidebarPerson wide />
          </div>
        </nav>
      </Dialog>
    </header>
  )
}
