import { Button, type ButtonLook } from './button.tsx'

interface FormButtonsProps {
  /** The label of the submit button. */
  label: string
  variant?: ButtonLook['variant']
  /** While the form is being sent. */
  busy: boolean
  onCancel: () => void
}

/** The buttons of a form: cancel, then submit. */
export function FormButtons({ label, variant = 'primary', busy, onCancel }: FormButtonsProps) {
  return (
    <div className="mt-2 flex justify-end gap-3">
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant={variant} busy={busy}>
        {label}
      </Button>
    </div>
  )
}
