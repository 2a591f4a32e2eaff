import { useMutation } from '@tanstack/react-query'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { client } from '../../../lib/requests/client.ts'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'

/** Checks whether the audit log was changed. */
export function VerifyAudit() {
  const verify = useMutation({ mutationFn: () => client.call('verifyAudit', {}) })
  const { data } = verify
  const holds = data?.faults.length === 0
  return (
    <div className="flex max-w-md flex-col gap-2">
      <Button variant="secondary" className="self-start" busy={verify.isPending} onClick={() => verify.mutate()}>
        Check the chain
      </Button>
      {/* The head is one long word. */}
      <p role="status" className="text-[13px] wrap-anywhere text-ink-soft empty:hidden">
        {holds && `The chain of ${data.entries} entries holds. Its head: ${data.head.seq}:${data.head.hash}`}
      </p>
      {data && !holds && <ErrorNotice message="The chain is broken." hint={data.faults.join(' ')} />}
      {verify.isError && <FailureNotice error={verify.error} />}
    </div>
  )
}
