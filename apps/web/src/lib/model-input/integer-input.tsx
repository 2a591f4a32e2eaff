import type { ModelOption } from '@vitrine/contracts/catalogue/model-option.ts'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { type ComponentProps, useState } from 'react'

interface IntegerInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  option: Extract<ModelOption, { kind: 'integer' }>
  value: number
  onChange: (value: number) => void
}

/** A number; left blank, or while what is typed is no number yet, it counts as the default. */
export function IntegerInput({ option, value, onChange, ...attributes }: IntegerInputProps) {
  // A minus alone is no number. Written back as the default it would be lost, and with it the sign of what follows.
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const isDefault = value === option.default
  const shown = isDefault && option.blank !== undefined ? '' : String(value)
  return (
    <input
      {...attributes}
      type="number"
      min={option.min}
      max={option.max}
      placeholder={option.blank ?? String(option.default)}
      value={isDefault && unfinished !== null ? unfinished : shown}
      onChange={({ target }) => {
        const isNumber = !Number.isNaN(target.valueAsNumber)
        setUnfinished(isNumber ? null : target.value)
        onChange(isNumber ? target.valueAsNumber : option.default)
      }}
      className={controlClass}
    />
  )
}
