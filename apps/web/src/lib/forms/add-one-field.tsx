import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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

/**
 * Adds one option at a time to a list of chosen ones: the one that stays chosen for a moment, or as the field is left or
 * its form submitted.
 */
export function AddOneField({ label, empty, options, disabled, onAdd }: AddOneFieldProps) {
  const [chosen, setChosen] = useState('')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (chosen === '') return
    const add = () => {
      setChosen('')
      onAdd(chosen)
    }
    const timer = setTimeout(add, settleTime)
    const form = select.current?.form
    // The form's own handler, which runs after this one, is to know of it.
    const addFirst = () => flushSync(add)
    form?.addEventListener('submit', addFirst)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('submit', addFirst)
    }
  }, [chosen, onAdd])
  return (
    <SelectField
      ref={select}
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
