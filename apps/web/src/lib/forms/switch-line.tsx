interface SwitchLineProps {
  question: string
  label: string
  onSwitch: () => void
}

/** The line below a form that links to its counterpart. */
export function SwitchLine({ question, label, onSwitch }: SwitchLineProps) {
  return (
    <p className="text-center text-sm text-ink-soft">
      {question}{' '}
      <button type="button" className="rounded font-medium text-accent hover:underline" onClick={onSwitch}>
        {label}
      </button>
    </p>
  )
}
