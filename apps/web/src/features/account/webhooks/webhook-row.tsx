import type { Webhook } from '@vitrine/contracts/analyses/webhook.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { useState } from 'react'
import { momentOf } from '../../../lib/screen/moment.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { useEnableWebhook, useTestWebhook } from './use-webhooks.ts'

const told = ({ events }: Webhook) =>
  events.length > 1 ? 'runs and batches' : events[0] === 'batch.finished' ? 'batches' : 'single runs'

/** A webhook with its state, a test button and its log. */
export function WebhookRow({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const { id, url, offSince, failures } = webhook
  const [open, setOpen] = useState(false)
  const tryOut = useTestWebhook()
  const enable = useEnableWebhook()
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
        <span className="min-w-0 break-all">{url}</span>
        <Badge tone={offSince ? 'bad' : 'good'}>{offSince ? 'Switched off' : 'On'}</Badge>
      </p>
      <p className="text-[13px] text-ink-faint">
        {offSince
          ? `It failed too often: nothing is sent since ${momentOf(offSince)}.`
          : `Told of the end of ${told(webhook)}${failures > 0 ? `; the last ${failures} tries failed` : ''}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={tryOut.isPending}
          aria-label={`Send a test to ${url}`}
          onClick={() => tryOut.mutate(id)}
        >
          Send a test
        </Button>
        {offSince && (
          <Button
            variant="secondary"
            size="small"
            busy={enable.isPending}
            aria-label={`Switch ${url} on`}
            onClick={() => enable.mutate(id)}
          >
            Switch on
          </Button>
        )}
        <Button variant="ghost" size="small" aria-label={`Remove ${url}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit rounded text-[13px] text-ink-soft">Messages</summary>
        {open && <DeliveryLog id={id} />}
      </details>
    </li>
  )
}
