import type { ApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { useApiKeys, useRevokeApiKey } from './use-api-keys.ts'

type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; key: string }

export default function ApiKeys() {
  const keys = useApiKeys()
  const revoke = useRevokeApiKey()
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const [leaving, setLeaving] = useState<ApiKey | null>(null)
  const items = keys.data?.items ?? []
  return (
    <section aria-labelledby="api-keys" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 id="api-keys" className="text-base font-semibold">
          API keys
        </h3>
        {step.kind === 'list' && (
          <Button variant="secondary" size="small" onClick={() => setStep({ kind: 'form' })}>
            New API key
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        A key lets a program of yours run models and read your results, and nothing else.{' '}
        <a href="/docs" className="text-accent underline">
          Every call, described
        </a>
      </p>
      {step.kind !== 'list' && (
        <Card className="p-6">
          {step.kind === 'form' ? (
            <NewKeyForm onMade={(key) => setStep({ kind: 'made', key })} onCancel={() => setStep({ kind: 'list' })} />
          ) : (
            <ShownOnce what="Your new key" value={step.key} onKept={() => setStep({ kind: 'list' })}>
              Send it with each call, in the header <code>Authorization: Bearer {step.key.slice(0, 8)}…</code>. Anyone
              who has it runs models in your name: keep it as you keep a password.
            </ShownOnce>
          )}
        </Card>
      )}
      {keys.isPending && <RowSkeletons rows={1} />}
      {keys.isError && <FailureNotice error={keys.error} />}
      {items.length > 0 && (
        <Card>
          <ul className="divide-y">
            {items.map((one) => (
              <KeyRow key={one.id} apiKey={one} busy={revoke.isPending} onRevoke={() => setLeaving(one)} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Revoke ${leaving?.name ?? 'the key'}`}
        text="Programs that use this key are refused from now on. That cannot be undone."
        confirmLabel="Revoke"
        danger
        busy={revoke.isPending}
        onConfirm={() => leaving && revoke.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        onCancel={() => setLeaving(null)}
      />
    </section>
  )
}
