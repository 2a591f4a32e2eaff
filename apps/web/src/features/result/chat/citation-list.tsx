import type { Citation } from '@vitrine/contracts/chat-answer.ts'
import { Quote } from 'lucide-react'

/** Where in the document the answer stands; each leads to its place. */
export function CitationList({
  citations,
  onCite,
}: {
  citations: readonly Citation[]
  onCite: (one: Citation) => void
}) {
  if (citations.length === 0) return null
  return (
    <ul aria-label="Sources" className="mt-3 flex flex-col gap-1.5 border-t pt-3">
      {citations.map((citation) => (
        <li key={`${citation.page}-${citation.quote}`}>
          <button
            type="button"
            onClick={() => onCite(citation)}
            className="flex w-full items-start gap-2 rounded-control px-2 py-1.5 text-left text-[13px] leading-5 text-ink-soft hover:bg-accent-soft hover:text-ink"
          >
            <Quote aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-accent" />
            <span className="line-clamp-3 min-w-0 flex-1">{citation.quote}</span>
            <span className="shrink-0 font-medium text-accent">
              <span className="sr-only">, show </span>p. {citation.page}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
