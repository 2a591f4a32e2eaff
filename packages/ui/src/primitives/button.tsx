import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-bad text-canvas hover:opacity-90',
} as const

const sizes = {
  small: 'h-8 gap-1.5 px-3 text-[13px]',
  medium: 'h-10 gap-2 px-4 text-sm',
  large: 'h-12 gap-2 px-6 text-base',
  icon: 'size-10',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The look of a button, for links that act like one. On paper nothing can be pressed. */
export const buttonClass = ({ variant = 'primary', size = 'medium' }: ButtonLook = {}) =>
  classNames(
    'no-print inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    variants[variant],
    sizes[size],
  )

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a spinner and takes no further click. */
  busy?: boolean
  /** Takes no click for now, without a spinner: something else is under way, or there is nothing to do yet. */
  held?: boolean
}

/** Stops the sending of a form too, by Enter in one of its fields as well: that presses its button. */
const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()

/**
 * A button that is busy or held stays in the tab order: `disabled` would take the focus from who just pressed it, and lead the keyboard
 * back to the start of the page.
 */

export function Button({
  variant,
  size,
  busy = false,
  held = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const waits = busy || held
  return (
    <button
      type="button"
      {...rest}
      onClick={waits ? swallow : onClick}
      aria-disabled={waits || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
