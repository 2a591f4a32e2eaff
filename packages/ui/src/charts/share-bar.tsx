import { classNames } from '../class-names.ts'

interface ShareBarProps {
  /** 0…1. */
  share: number
  size?: 'thin' | 'thick'
}

/** A bar beside the same number in digits. */
export function ShareBar({ share, size = 'thin' }: ShareBarProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('w-full overflow-hidden rounded-full bg-line', size === 'thin' ? 'h-1.5' : 'h-3')}
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(1, share) * 100}%` }} />
    </div>
  )
}
