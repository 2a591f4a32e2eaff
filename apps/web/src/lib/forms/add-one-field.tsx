import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useEffect, useState } from 'react'

/** Milliseconds: letters and arrow keys pass through other options before the intended one. */
const settleTime = 500

interface AddOneFieldProps {
  label: string
  /** What stands there while nothing is chosen. */
  empty: string
  options: readonly { value: string; words: string }[]
  disabled?: boolean
  onAdd: (value: string) => void
}

/** Adds one option at a time to a list of chosen ones: the one that stays chosen for a moment, or as the field is left. */
export function AddOneField({ label, empty, options, disabled, onAdd }: AddOneFieldProps) {
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    if (chosen === '') return
    const timer = setTimeout(() => {
      setChosen('')
      onAdd(chosen)
    }, settleTime)
    return () => clearTimeout(timer)
  }, [chosen, onAdd])
  return (
    <SelectField
      label={label}
      value={chosen}
      disabled={disabled}
      onChange={(event) => setChosen(event.target.value)}
      onBlur={() => {
        setChosen('')
        if (chosen !== '') onAdd(chosen)
      }}
    >
      <option value="">{empty}</option>
      <Options of={options.map(({ value, words }) => [value, words])} />
    </SelectField>
  )
}
