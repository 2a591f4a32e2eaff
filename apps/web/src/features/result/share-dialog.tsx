import { useMutation } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { client } from '../../lib/requests/client.ts'
import { momentOf } from '../../lib/screen/moment.ts'
import { toastFailure } from '../../lib/screen/toast.ts'

interface ShareDialogProps {
  analysis: Analysis
  onChanged: () => void
  onClose: () => void
}

export default function ShareDialog({ analysis, onChanged, onClose }: ShareDialogProps) {
  const settle = {
    onSuccess: onChanged,
    onError: (error: Error) => toastFailure(error),
  }
  const share = useMutation({
    mutationFn: () => client.call('shareAnalysis', { params: { id: analysis.id }, body: {} }),
    ...settle,
  })
  const revoke = useMutation({
    mutationFn: (id: string) => client.call('revokeShare', { params: { id: analysis.id, share: id } }),
    ...settle,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this result"
      description="Anyone with the link can read the result and its input for seven days, without signing in."
    >
      <ul className="flex flex-col gap-2">
        {analysis.shares.map((one) => (
          <li key={one.id} className="flex items-center gap-2 rounded-control border px-3 py-2 text-sm">
            <span className="min-w-0 flex-1 text-ink-soft">until {momentOf(one.expiresAt)}</span>
            <CopyButton text={new URL(one.url, window.location.origin).href} label="Copy link" />
            <Button variant="ghost" size="small" held={revoke.isPending} onClick={() => revoke.mutate(one.id)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-4 w-full" busy={share.isPending} onClick={() => share.mutate()}>
        Make a link
      </Button>
    </Dialog>
  )
}
