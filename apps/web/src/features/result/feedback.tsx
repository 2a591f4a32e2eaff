import { useMutation } from '@tanstack/react-query'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { useState } from 'react'
import { client } from '../../lib/requests/client.ts'
import { toastFailure } from '../../lib/screen/toast.ts'

type Verdict = NonNullable<Analysis['feedback']>['verdict']

const verdicts: Record<Verdict, string> = { right: 'Yes', partly: 'Partly', wrong: 'No', unsafe: 'Unsafe' }

export function Feedback({ analysis }: { analysis: Analysis }) {
  const [verdict, setVerdict] = useState<Verdict | null>(analysis.feedback?.verdict ?? null)
  const [comment, setComment] = useState(analysis.feedback?.comment ?? '')
  const send = useMutation({
    mutationFn: (given: Verdict) =>
      client.call('giveFeedback', {
        params: { id: analysis.id },
        body: { verdict: given, ...(comment.trim() && { comment: comment.trim() }) },
      }),
    onError: (error) => toastFailure(error),
  })
  const choose = (given: Verdict) => {
    setVerdict(given)
    send.mutate(given)
  }
  return (
    <section aria-labelledby="feedback" className="no-print rounded-card border bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="feedback" className="text-sm font-semibold">
          Was this right?
        </h2>
        <div className="flex gap-2">
          {entriesOf(verdicts).map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={verdict === value}
              onClick={() => choose(value)}
              className={classNames(
                'h-8 rounded-full border px-3 text-[13px] font-medium',
                verdict === value
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'text-ink-soft hover:border-line-strong',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {verdict && verdict !== 'right' && (
        <div className="mt-3 flex flex-col items-end gap-2">
          <textarea
            aria-label="What was not right?"
            placeholder="What was not right?"
            rows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            className={controlClass}
          />
          <Button size="small" variant="secondary" busy={send.isPending} onClick={() => send.mutate(verdict)}>
            Send
          </Button>
        </div>
      )}
      <p role="status" className="text-[13px] text-ink-faint">
        {send.isSuccess && 'Thank you. We keep what you said for up to 400 days, also when this result is deleted.'}
      </p>
    </section>
  )
}
