import { InputError } from '@vitrine/errors/input-error.ts'

/** The topic without blanks around it. Throws `InputError` 'input-empty' for a blank one. */
export function requireTopic(text: string | null): string {
  const topic = text?.trim() ?? ''
  if (topic === '') throw new InputError('input-empty', 'Please enter a topic', { hint: 'Say what to paint.' })
  return topic
}
