import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { Quote } from 'lucide-react'

interface CitationListProps {
  citations: readonly Citation[]
  onCite: (citation: Citation) => void
}

/** More than these are collapsed: a summary quotes each of its sentences. */
const shownAtOnce = 2

function Citations({ citations, onCite }: CitationListProps) {
  return (
    <ul aria-label="Sources" className="flex flex-col gap-1.5">
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

/** The sources of the answer in the document; each links to its place. */
export function CitationList({ citations, onCite }: CitationListProps) {
  if (citations.length === 0) return null
  if (citations.length <= shownAtOnce) {
    return (
      <div className="mt-3 border-t pt-3">
        <Citations citations={citations} onCite={onCite} />
      </div>
    )
  }
  return (
    <details className="mt-3 border-t pt-3">
      <summary className="mb-1.5 rounded text-[13px] font-medium text-ink-soft">
        Where it stands ({citations.length} sentences)
      </summary>
      <Citations citations={citations} onCite={onCite} />
    </details>
  )
}
