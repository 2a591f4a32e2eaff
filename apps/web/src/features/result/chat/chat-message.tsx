import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { TriangleAlert } from 'lucide-react'
import { CitationList } from './citation-list.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import type { Turn } from './turn.ts'

interface ChatMessageProps {
  turn: Turn
  /** The further questions of the latest reply stand open, those of others folded. */
  isLatest: boolean
  busy: boolean
  onAsk: (question: string) => void
  onCite: (citation: Citation) => void
}

export function ChatMessage({ turn, isLatest, busy, onAsk, onCite }: ChatMessageProps) {
  const text = turn.parts[0]?.text ?? ''
  if (turn.role === 'user') {
    return (
      <p className="max-w-[85%] self-end rounded-card bg-accent px-4 py-2.5 text-[15px] leading-6 break-words whitespace-pre-wrap text-on-accent">
        <span className="sr-only">You: </span>
        {text}
      </p>
    )
  }
  return (
    <div className="flex max-w-full flex-col gap-2">
      <div
        className={classNames(
          'rounded-card px-4 py-3 break-words',
          turn.failed ? 'bg-bad-soft text-bad' : 'border bg-sunken',
        )}
      >
        <span className="sr-only">Assistant: </span>
        {/* The document's own words, so Markdown in them is not interpreted. */}
        <p className="text-[15px] leading-7 whitespace-pre-wrap">{text}</p>
        {turn.notices.map((notice) => (
          <p key={notice} className="mt-2 flex items-start gap-2 text-[13px] leading-5 text-ink-soft">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-warning" />
            {notice}
          </p>
        ))}
        <CitationList citations={turn.citations} onCite={onCite} />
      </div>
      <div className="-ml-3 flex flex-wrap items-start">
        <CopyButton text={text} />
      </div>
      {turn.relatedQuestions.length > 0 && (
        <RelatedQuestions questions={turn.relatedQuestions} isLatest={isLatest} busy={busy} onAsk={onAsk} />
      )}
    </div>
  )
}
