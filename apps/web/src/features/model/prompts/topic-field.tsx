import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import type { usePromptField } from './use-prompt-field.ts'

interface TopicFieldProps {
  topic: ReturnType<typeof usePromptField>
  running: boolean
  placeholder: string
}

/** The topic field of a generating model. */
export function TopicField({ topic, running, placeholder }: TopicFieldProps) {
  return (
    <TextField
      label="Topic"
      required
      error={topic.error}
      value={topic.text}
      readOnly={running}
      placeholder={placeholder}
      onChange={(event) => topic.change(event.target.value)}
    />
  )
}
