import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { brand } from '../../config/brand.ts'
import { HeaderActions } from './header-actions.tsx'

/** The header's actions below 768 px, sliding in from the right. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Menu" side="right">
      {/* Every choice leaves the menu. */}
      <nav aria-label="Main" className="flex flex-col items-stretch gap-2" onClickCapture={() => setTimeout(onClose)}>
        <HeaderActions />
        <a href={brand.phone.href} className="mt-4 px-3 text-sm text-ink-soft">
          {brand.phone.label}
        </a>
      </nav>
    </Dialog>
  )
}
