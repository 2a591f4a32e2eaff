import { classNames } from '@vitrine/ui/class-names.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

interface RelatedQuestionsProps {
  questions: readonly string[]
  isLatest: boolean
  busy: boolean
  onAsk: (question: string) => void
}

/**
 * Shown by default under the latest reply; the person may toggle any. A failed call's bubble is the latest reply and
 * brings no questions, so that after it none show by themselves.
 */
export function RelatedQuestions({ questions, isLatest, busy, onAsk }: RelatedQuestionsProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? isLatest
  const listId = useId()
  return (
    <div className="flex flex-col items-start gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setChosen(!open)}
        className="flex items-center gap-1.5 rounded text-[13px] font-medium text-ink-soft hover:text-ink"
      >
        Related Questions
        <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul id={listId} hidden={!open} className="flex flex-col items-start gap-1.5">
        {questions.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => !busy && onAsk(one)}
              className="rounded-control border px-3 py-1.5 text-left text-[13px] text-ink-soft hover:border-line-strong hover:text-ink aria-disabled:opacity-50"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
