import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useAsServed } from '../screen/use-as-served.ts'
import { IntegerInput } from './integer-input.tsx'

interface OptionFieldsProps {
  options: readonly ModelOption[]
  values: OptionValues
  onChange: (values: OptionValues) => void
  disabled: boolean
}

/** Form fields for the model's options. */
export function OptionFields({ options, values, onChange, disabled }: OptionFieldsProps) {
  const asServed = useAsServed()
  const set = (name: string, value: string | number) => onChange({ ...values, [name]: value })
  return options.map((option) => (
    <Field key={option.name} label={option.label} help={option.help}>
      {(attributes) => {
        if (option.kind === 'integer') {
          return (
            <IntegerInput
              {...attributes}
              option={option}
              value={Number(values[option.name] ?? option.default)}
              readOnly={asServed}
              disabled={disabled}
              onChange={(value) => set(option.name, value)}
            />
          )
        }
        const common = {
          ...attributes,
          value: values[option.name] ?? option.default,
          maxLength: option.maxLength,
          required: option.required,
          readOnly: asServed,
          disabled,
          className: controlClass,
        }
        return option.multiline ? (
          <textarea {...common} rows={3} onChange={(event) => set(option.name, event.target.value)} />
        ) : (
          <input {...common} onChange={(event) => set(option.name, event.target.value)} />
        )
      }}
    </Field>
  ))
}
