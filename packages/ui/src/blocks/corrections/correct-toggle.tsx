import { Button } from '../../primitives/button.tsx'

interface CorrectToggleProps {
  on: boolean
  onChange: (on: boolean) => void
}

/** Shows or hides the pencils beside the values, which would distract people who only read. */
export function CorrectToggle({ on, onChange }: CorrectToggleProps) {
  return (
    <Button variant="ghost" size="small" className="no-print -mr-3" aria-pressed={on} onClick={() => onChange(!on)}>
      {on ? 'Done' : 'Correct values'}
    </Button>
  )
}
