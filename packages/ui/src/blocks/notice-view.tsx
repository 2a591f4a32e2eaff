import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { classNames } from '../class-names.ts'
import type { ViewProps } from './view.ts'

const tones = {
  info: { icon: Info, look: 'bg-accent-soft text-accent' },
  good: { icon: CircleCheck, look: 'bg-good-soft text-good' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft text-warning' },
  bad: { icon: CircleAlert, look: 'bg-bad-soft text-bad' },
} as const

export function NoticeView({ block }: ViewProps<'notice'>) {
  const { icon: Icon, look } = tones[block.tone]
  return (
    <div className={classNames('flex items-start gap-3 rounded-card px-5 py-4 text-sm', look)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div>
        {block.title && <p className="font-semibold">{block.title}</p>}
        <p className="text-ink">{block.text}</p>
      </div>
    </div>
  )
}
