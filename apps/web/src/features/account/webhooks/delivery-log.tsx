import type { WebhookDelivery } from '@vitrine/contracts/analyses/webhook.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { Moment } from '../../../lib/screen/dated.tsx'
import { momentOf } from '../../../lib/screen/moment.ts'
import { useDeliveries, useResendDelivery } from './use-webhooks.ts'

const looks: Record<WebhookDelivery['status'], { tone: Tone; words: string }> = {
  waiting: { tone: 'accent', words: 'Waiting' },
  taken: { tone: 'good', words: 'Taken' },
  'given-up': { tone: 'bad', words: 'Given up' },
}

const tries = (attempts: number) => (attempts === 1 ? 'tried once' : `tried ${attempts} times`)

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const resend = useResendDelivery()
  const { id, event, status, attempts, createdAt, nextTryAt, answered, reason, body } = delivery
  const { tone, words } = looks[status]
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px]">
        <code>{event}</code>
        <Badge tone={tone}>{words}</Badge>
        <Moment at={createdAt} className="text-ink-faint" />
        {status !== 'waiting' && (
          <Button
            variant="ghost"
            size="small"
            busy={resend.isPending}
            aria-label={`Send again the message of ${momentOf(createdAt)}`}
            onClick={() => resend.mutate({ id: webhookId, delivery: id })}
          >
            Send again
          </Button>
        )}
      </p>
      <p className="text-[13px] break-words text-ink-faint">
        {tries(attempts)}
        {reason ? `, ${reason}` : answered !== null && `, answered ${answered}`}
        {nextTryAt && status === 'waiting' && `, again ${momentOf(nextTryAt)}`}
      </p>
      <details className="text-[13px]">
        <summary className="w-fit rounded text-ink-soft">What was sent</summary>
        <pre className="mt-2 rounded-control bg-sunken p-3 break-all whitespace-pre-wrap">{body}</pre>
      </details>
    </li>
  )
}

/** The latest messages of a webhook and their delivery. */
export function DeliveryLog({ id }: { id: string }) {
  const deliveries = useDeliveries(id)
  if (deliveries.isPending) return <RowSkeletons rows={1} />
  if (deliveries.isError) return <FailureNotice error={deliveries.error} />
  const { items } = deliveries.data
  if (items.length === 0) return <p className="py-3 text-[13px] text-ink-faint">Nothing was sent yet.</p>
  return (
    <ul className="divide-y">
      {items.map((delivery) => (
        <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} />
      ))}
    </ul>
  )
}
