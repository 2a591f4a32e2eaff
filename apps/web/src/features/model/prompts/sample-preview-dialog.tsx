import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'

interface SamplePreviewDialogProps {
  label: string
  text: string
  onClose: () => void
  onUse: () => void
}

/** Previews a sample before it fills the form. */
export default function SamplePreviewDialog({ label, text, onClose, onUse }: SamplePreviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Sample input" description={label}>
      {/* A long one scrolls, so it must be reachable by keyboard. */}
      <p
        tabIndex={0}
        role="group"
        aria-label="The sample"
        className="max-h-72 overflow-y-auto scroll-edges-sunken rounded-control bg-sunken px-4 py-3 text-[15px] leading-7 break-words whitespace-pre-wrap"
      >
        {text}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        {/* The button in the corner is already called Close. */}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onUse}>Use Sample</Button>
      </div>
    </Dialog>
  )
}
