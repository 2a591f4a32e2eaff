import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { Paperclip } from 'lucide-react'

/** An input's second file by name. */
export function CompanionLine({ companion }: { companion: NonNullable<Analysis['input']['companion']> }) {
  const { name, url } = companion
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 break-all">{name}</span>
      <a href={url} download={name} className="no-print ml-auto shrink-0 text-accent hover:underline">
        Download<span className="sr-only"> {name}</span>
      </a>
    </p>
  )
}
