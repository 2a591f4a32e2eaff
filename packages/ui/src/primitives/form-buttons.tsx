import { Button, type ButtonLook } from './button.tsx'

interface FormButtonsProps {
  /** What sending the form does. */
  label: string
  variant?: ButtonLook['variant']
  /** While it is sent. */
  busy: boolean
  onCancel: () => void
}

/** The end of a form: the way out, then what sends it. */
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
