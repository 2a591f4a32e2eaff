import { classNames } from '../class-names.ts'

/** `percent` null: the progress is unknown. */
export function Progress({ percent, label }: { percent: number | null; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': Math.round(percent) })}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full bg-accent transition-[width] duration-300',
          percent === null && 'w-1/3 animate-pulse',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
