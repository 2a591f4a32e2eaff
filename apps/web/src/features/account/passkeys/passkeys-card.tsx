import { deviceWords } from '@vitrine/contracts/accounts/device-words.ts'
import type { Passkey } from '@vitrine/contracts/accounts/security.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useRef, useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { Moment } from '../../../lib/screen/dated.tsx'
import { hasPasskeys } from '../../../lib/session/passkey.ts'
import { useSignInWays } from '../../../lib/session/use-sign-in-ways.ts'
import { leaveSetUp } from '../second-step/use-second-step.ts'
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'

interface NameFieldProps {
  initial: string
  submit: string
  busy: boolean
  onName: (name: string) => void
  onCancel: () => void
}

function NameField({ initial, submit, busy, onName, onCancel }: NameFieldProps) {
  const [name, setName] = useState(initial)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onName(name.trim() || initial)
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Name of the passkey"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          ref={(field) => field?.focus()}
        />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey
  const [naming, setNaming] = useState(false)
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const failed = [rename, remove].find(({ isError }) => isError)?.error
  const [asking, setAsking] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setNaming(false)
    renameButton.current?.focus()
  }
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium break-words">
            {name}
            {backedUp && <Badge>Kept in a cloud</Badge>}
          </p>
          <p className="mt-0.5 text-[13px] text-ink-faint">
            Added <Moment at={createdAt} />,{' '}
            {lastUsedAt ? (
              <>
                last used <Moment at={lastUsedAt} />
              </>
            ) : (
              'not used yet'
            )}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            ref={renameButton}
            variant="ghost"
            size="small"
            aria-label={`Rename ${name}`}
            onClick={() => setNaming(true)}
          >
            Rename
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Remove ${name}`}
            busy={remove.isPending}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
        </div>
      </div>
      {naming && (
        <NameField
          initial={name}
          submit="Save"
          busy={rename.isPending}
          onCancel={close}
          onName={(given) => rename.mutate({ id, name: given }, { onSuccess: close })}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Remove the passkey"
        text={`${name} no longer signs you in, and sessions that began with it end. Delete it on the device too.`}
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: onRemoved, onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
      {failed && <FailureNotice error={failed} failed="That could not be done. Please try again." />}
    </li>
  )
}

/** Passkeys for signing in without a password. `missing`: a second step must be set up first. */
export function PasskeysCard({ missing }: { missing: boolean }) {
  const ways = useSignInWays()
  const passkeys = usePasskeys()
  const add = useAddPasskey()
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = passkeys.data?.items ?? []
  const possible = ways?.passkeys === true && hasPasskeys()
  if (!possible && items.length === 0) return null
  const toHeading = () => heading.current?.focus()
  const stopAdding = () => {
    setAdding(false)
    toHeading()
  }
  const done = () => {
    stopAdding()
    if (missing) leaveSetUp()
  }
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
            Passkeys
          </h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            Sign in with your device’s fingerprint, face or PIN: no password to type, and none that could be stolen.
          </p>
        </div>
        {possible && !adding && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )}
      </div>
      {adding && (
        <NameField
          initial={deviceWords(navigator.userAgent)}
          submit="Continue"
          busy={add.isPending}
          onCancel={stopAdding}
          onName={(name) => add.mutate(name, { onSuccess: done })}
        />
      )}
      {add.isError && <FailureNotice error={add.error} failed="The passkey could not be added." />}
      {passkeys.isError && <FailureNotice error={passkeys.error} />}
      {items.length > 0 && (
        <ul aria-label="Your passkeys" className="divide-y">
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={toHeading} />
          ))}
        </ul>
      )}
    </Card>
  )
}
