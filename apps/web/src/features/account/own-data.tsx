import { useMutation } from '@tanstack/react-query'
import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useState } from 'react'
import { dropKept } from '../../lib/forms/kept.ts'
import { dropSealedDraft } from '../../lib/model-input/sealed-draft.ts'
import { client } from '../../lib/requests/client.ts'
import { toastFailure } from '../../lib/screen/toast.ts'
import { session, sessionFetch } from '../../lib/session/current-session.ts'

const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const response = await sessionFetch('/v1/app/account/export.json')
      if (!response.ok) throw callErrorOf(response.status, await response.json().catch(() => null))
      saveFile(`my-data-${new Date().toISOString().slice(0, 10)}.json`, await response.blob())
    },
    onError: (error) => toastFailure(error, 'Your data could not be exported. Please try again.'),
  })

const useDelete = () =>
  useMutation({
    mutationFn: (email: string) => client.call('deleteOwnAccount', { body: { email } }),
    onSuccess: async () => {
      await Promise.all([dropSealedDraft(), dropKept()])
      session.send({ kind: 'signed-out', from: 'header', answer: 'deleted' })
    },
    onError: (error) => toastFailure(error, 'Your account could not be deleted. Please try again.'),
  })

/** Exports all that is stored of one's own, and deletes the account after its e-mail was typed. */
export function OwnData({ email }: { email: string }) {
  const [asking, setAsking] = useState(false)
  const save = useExport()
  const remove = useDelete()
  const close = () => setAsking(false)
  return (
    <Card className="divide-y">
      <div className="flex flex-wrap items-center justify-between gap-4 p-6">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-base font-semibold">Export</h3>
          <p className="mt-0.5 text-sm text-ink-soft">All that is kept about you, as one JSON file.</p>
        </div>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          Export your data
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 p-6">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-base font-semibold">Deletion</h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            You are signed out everywhere at once, and your data are erased after 30 days. Until then the link in the
            mail that you get brings the account back.
          </p>
        </div>
        <Button variant="ghost" className="text-bad" onClick={() => setAsking(true)}>
          Delete your account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete your account"
        text="Your sessions end at once. Your analyses, your request and your mails are erased after 30 days."
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(email, { onSettled: close })}
        onCancel={close}
      />
    </Card>
  )
}
