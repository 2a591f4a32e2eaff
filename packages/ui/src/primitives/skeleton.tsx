import { classNames } from '../class-names.ts'

/** Stands where content will be, in its size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line', className)} />
}
