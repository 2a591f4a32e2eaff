import type { Webhook } from '@vitrine/contracts/analyses/webhook.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'
import { useDeleteWebhook, useWebhooks } from './use-webhooks.ts'
import { WebhookRow } from './webhook-row.tsx'

type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; secret: string }

/** Webhooks: addresses that are told when the person's runs end. */
export default function Webhooks() {
  const webhooks = useWebhooks()
  const remove = useDeleteWebhook()
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const [leaving, setLeaving] = useState<Webhook | null>(null)
  const items = webhooks.data?.items ?? []
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 id="webhooks" className="text-base font-semibold">
          Webhooks
        </h3>
        {step.kind === 'list' && (
          <Button variant="secondary" size="small" onClick={() => setStep({ kind: 'form' })}>
            New webhook
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        A program of yours is told when a run or a batch has ended: its id and how it went, not what was in it.
      </p>
      {step.kind !== 'list' && (
        <Card className="p-6">
          {step.kind === 'form' ? (
            <NewWebhookForm
              onMade={(secret) => setStep({ kind: 'made', secret })}
              onCancel={() => setStep({ kind: 'list' })}
            />
          ) : (
            <ShownOnce what="The secret of your webhook" value={step.secret} onKept={() => setStep({ kind: 'list' })}>
              Each message is signed with it, as{' '}
              <a href="https://www.standardwebhooks.com" className="text-accent underline">
                Standard Webhooks
              </a>{' '}
              say: check <code>webhook-signature</code> before you believe one.
            </ShownOnce>
          )}
        </Card>
      )}
      {webhooks.isPending && <RowSkeletons rows={1} />}
      {webhooks.isError && <FailureNotice error={webhooks.error} />}
      {items.length > 0 && (
        <Card>
          <ul className="divide-y">
            {items.map((one) => (
              <WebhookRow key={one.id} webhook={one} onRemove={() => setLeaving(one)} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="Remove the webhook"
        text={`Nothing more is sent to ${leaving?.url ?? 'it'}, and its log is erased.`}
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        onCancel={() => setLeaving(null)}
      />
    </section>
  )
}
