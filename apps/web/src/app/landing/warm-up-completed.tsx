import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'

export default function WarmUpCompleted({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Warm Up Completed"
      description="The warmup process has been successfully completed!"
    >
      <div className="flex justify-end">
        <Button onClick={onClose}>OK</Button>
      </div>
    </Dialog>
  )
}
