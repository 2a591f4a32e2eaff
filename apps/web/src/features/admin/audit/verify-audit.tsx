import { useMutation } from '@tanstack/react-query'
import type { CallAnswer } from '@vitrine/contracts/calls/client.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { client } from '../../../lib/requests/client.ts'

const words = ({ entries, faults, head }: CallAnswer<'verifyAudit'>) =>
  faults.length === 0
    ? `The chain of ${entries} entries holds. Its head: ${head.seq}:${head.hash}`
    : `The chain is broken. ${faults.join(' ')}`

/** Whether anybody changed the log or took something out of it. */
export function VerifyAudit() {
  const verify = useMutation({ mutationFn: () => client.call('verifyAudit', {}) })
  return (
    <div className="flex max-w-md flex-col gap-2">
      <Button variant="secondary" className="self-start" busy={verify.isPending} onClick={() => verify.mutate()}>
        Check the chain
      </Button>
      <p role="status" className="text-[13px] break-all text-ink-soft">
        {verify.data && words(verify.data)}
        {verify.isError && verify.error.message}
      </p>
    </div>
  )
}
