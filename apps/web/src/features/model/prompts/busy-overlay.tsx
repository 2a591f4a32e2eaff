import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Spinner } from '@vitrine/ui/primitives/spinner.tsx'

interface BusyOverlayProps {
  label: string
  /** The current step, if the engine reports it. */
  stage: string | null
  onCancel: (() => void) | null
}

/** Covers the form while its prompt is being answered. The parent is positioned. */
export function BusyOverlay({ label, stage, onCancel }: BusyOverlayProps) {
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 rounded-card bg-surface/90 p-6 text-center backdrop-blur-sm">
      <Spinner className="size-7 text-accent" />
      <div role="status">
        <p className="font-medium">{label}</p>
        {stage && <p className="mt-0.5 text-sm text-ink-soft">{stage}</p>}
      </div>
      {onCancel && (
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
