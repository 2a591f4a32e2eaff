import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  neutral: 'bg-sunken text-ink-soft ring-line',
  accent: 'bg-accent-soft text-accent ring-transparent',
  good: 'bg-good-soft text-good ring-transparent',
  warning: 'bg-warning-soft text-warning ring-transparent',
  bad: 'bg-bad-soft text-bad ring-transparent',
} as const

export type Tone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap ring-1 ring-inset',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
