import { classNames } from '@vitrine/ui/class-names.ts'
import { Moon, Sun } from 'lucide-react'
import { chooseTheme, useTheme } from '../theme.ts'

export function ThemeToggle({ wide }: { wide: boolean }) {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      className="flex h-10 items-center gap-3 overflow-hidden rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:bg-raised hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" />
      <span className={classNames('transition-opacity duration-500', !wide && 'opacity-0')}>
        {next === 'light' ? 'Light theme' : 'Dark theme'}
      </span>
    </button>
  )
}
