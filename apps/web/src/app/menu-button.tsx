import { Menu } from 'lucide-react'

/** Opens the navigation below 768 px. */
export function MenuButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Open the menu"
      onClick={onOpen}
      className={`rounded-control p-2 hover:bg-raised md:hidden ${className ?? ''}`}
    >
      <Menu aria-hidden="true" className="size-5" />
    </button>
  )
}
