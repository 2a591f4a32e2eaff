import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'

const spans = [7, 30, 90, 366]

interface SpanSelectProps {
  days: number
  onChange: (days: number) => void
}

export function SpanSelect({ days, onChange }: SpanSelectProps) {
  return (
    <SelectField label="Span" value={days} onChange={(event) => onChange(Number(event.target.value))}>
      <Options of={spans.map((span) => [span, `Last ${span} days`])} />
    </SelectField>
  )
}
