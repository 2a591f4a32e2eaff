import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useState } from 'react'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import {
  leaveSetUp,
  useBeginSecondStep,
  useRemoveSecondStep,
  useRenewRecoveryCodes,
  useSecondStep,
} from './use-second-step.ts'

/** Codes of an authenticator app beside the password. `missing`: nothing else can be done before it is on. */
export function SecondStepCard({ missing }: { missing: boolean }) {
  const step = useSecondStep()
  const begin = useBeginSecondStep()
  const remove = useRemoveSecondStep()
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<string[] | null>(null)
  const failed = [begin, remove, renew].find(({ isError }) => isError)?.error
  const keep = (recoveryCodes: string[]) => {
    begin.reset()
    setCodes(recoveryCodes)
  }
  const done = () => {
    setCodes(null)
    if (missing) leaveSetUp()
  }
  const { data } = step
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="flex items-center gap-2 text-base font-semibold">
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
            <Button
              variant="secondary"
              busy={renew.isPending}
              onClick={() => renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
            >
              New recovery codes
            </Button>
            {!data.required && (
              <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
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
      {step.isError && <ErrorNotice message={step.error.message} />}
      {failed && <ErrorNotice message={failed.message} />}
      {begin.data && !codes && <SetUp {...begin.data} onDone={keep} onCancel={() => begin.reset()} />}
      {codes && <RecoveryCodes codes={codes} onDone={done} />}
    </Card>
  )
}
