import { classNames } from '../class-names.ts'

/** A placeholder with the size of its content, so that nothing moves when that arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line', className)} />
}
