import { AlertDialog } from 'radix-ui'
import { Button, buttonClass } from './button.tsx'
import { useGiveBack } from './use-give-back.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  confirmLabel?: string
  cancelLabel?: string
  busy?: boolean
  danger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens; the focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel = 'Confirm', cancelLabel = 'Cancel', busy = false, danger = false } = props
  const giveBack = useGiveBack()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <AlertDialog.Content
          {...giveBack}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-sm -translate-x-1/2 -translate-y-1/2 animate-fade-in rounded-card border bg-raised p-6 text-ink shadow-float"
        >
          <AlertDialog.Title className="text-lg font-semibold tracking-tight">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">{text}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-3">
            <AlertDialog.Cancel disabled={busy} className={buttonClass({ variant: 'secondary' })}>
              {cancelLabel}
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
