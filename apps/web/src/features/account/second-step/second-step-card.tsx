import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useRef, useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import {
  leaveSetUp,
  useBeginSecondStep,
  useRemoveSecondStep,
  useRenewRecoveryCodes,
  useSecondStep,
} from './use-second-step.ts'

/** Codes of an authenticator app in addition to the password. `missing`: it must be set up first. */
export function SecondStepCard({ missing }: { missing: boolean }) {
  const step = useSecondStep()
  const begin = useBeginSecondStep()
  const remove = useRemoveSecondStep()
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const failed = [begin, remove, renew].find(({ isError }) => isError)?.error
  const keep = (recoveryCodes: string[]) => {
    begin.reset()
    setCodes(recoveryCodes)
  }
  const done = () => {
    setCodes(null)
    heading.current?.focus()
    if (missing) leaveSetUp()
  }
  const cancel = () => {
    begin.reset()
    heading.current?.focus()
  }
  const close = () => setAsking(null)
  const { data } = step
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-base font-semibold">
            Second step
            {data?.on && <Badge tone="good">On</Badge>}
          </h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            {data?.on
              ? `A sign-in asks for a code of your authenticator app. ${data.recoveryCodesLeft} recovery codes are left.`
              : 'A code of an authenticator app beside your password: the password alone lets nobody in.'}
          </p>
        </div>
        {data && !data.on && !begin.data && !codes && (
          <Button variant={missing ? 'primary' : 'secondary'} busy={begin.isPending} onClick={() => begin.mutate()}>
            Set up
          </Button>
        )}
        {data?.on && !codes && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={renew.isPending} onClick={() => setAsking('renew')}>
              New recovery codes
            </Button>
            {!data.required && (
              <Button variant="ghost" busy={remove.isPending} onClick={() => setAsking('remove')}>
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
      {missing && !data?.on && (
        <p role="status" className="text-sm font-medium">
          Your role needs it here: everything else opens once it is on.
        </p>
      )}
      {step.isError && <FailureNotice error={step.error} />}
      {failed && <FailureNotice error={failed} />}
      {begin.data && !codes && <SetUp {...begin.data} onDone={keep} onCancel={cancel} />}
      {codes && <RecoveryCodes codes={codes} onDone={done} />}
      <ConfirmDialog
        open={asking === 'renew'}
        title="New recovery codes"
        text="The codes that you kept before stop working."
        confirmLabel="Make new ones"
        busy={renew.isPending}
        onConfirm={() =>
          renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onSettled: close })
        }
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title="Remove the second step"
        text="Your password alone lets you in then, and whoever else knows it. The recovery codes stop working."
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onCancel={close}
      />
    </Card>
  )
}
