import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'

interface ChoiceFilterProps<Value extends string> {
  label: string
  choices: readonly Value[]
  /** Empty for any. */
  value: Value | ''
  wordsOf?: (choice: Value) => string
  onChange: (value: Value | '') => void
}

/** Filters a list by one of a few choices, or by none. */
export function ChoiceFilter<Value extends string>({
  label,
  choices,
  value,
  wordsOf = (choice) => choice,
  onChange,
}: ChoiceFilterProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(choices.find((choice) => choice === event.target.value) ?? '')}
    >
      <option value="">Any</option>
      <Options of={choices.map((choice) => [choice, wordsOf(choice)])} />
    </SelectField>
  )
}
