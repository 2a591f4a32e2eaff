import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card border bg-surface shadow-card', className)} />
}
