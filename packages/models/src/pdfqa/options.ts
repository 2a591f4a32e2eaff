import { parseJson } from '@vitrine/basics/parse-json.ts'
import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { z } from 'zod'

export const options: readonly ModelOption[] = [
  {
    kind: 'text',
    name: 'question',
    label: 'Question',
    help: 'What to look for in the document. Left empty, the answer is a summary.',
    default: '',
    maxLength: 1000,
    required: false,
    multiline: false,
  },
  {
    kind: 'text',
    name: 'chat_history',
    label: 'Conversation so far',
    help: 'Messages as JSON: [{"role": "user", "parts": [{"text": "…"}]}]. The chat fills it in.',
    default: '[]',
    maxLength: 60_000,
    required: false,
    multiline: true,
  },
]

const historySchema = z.array(
  z.object({ role: z.enum(['user', 'assistant']), parts: z.array(z.object({ text: z.string() })).min(1) }),
)

/** What the chat shows above its summary. It names nothing in the document: as a subject it would spoil the next question. */
const summaryAsked = 'Summary'

/** The question, or null where none is asked, and the turns before it. Throws `InputError` 'option-invalid'. */
export function readChat(values: OptionValues): {
  question: string | null
  history: { role: 'user' | 'assistant'; text: string }[]
} {
  const question = String(values['question'] ?? '').trim()
  const given = String(values['chat_history'] ?? '').trim()
  const parsed = historySchema.safeParse(parseJson(given === '' ? '[]' : given))
  if (!parsed.success) {
    throw new InputError('option-invalid', 'The option chat_history is not a JSON list of messages.', {
      hint: 'Send [{"role": "user", "parts": [{"text": "…"}]}, …], or leave it out.',
    })
  }
  return {
    question: question === '' ? null : question,
    history: parsed.data
      .map(({ role, parts }) => ({ role, text: parts[0]?.text ?? '' }))
      .filter(({ role, text }) => role !== 'user' || text !== summaryAsked),
  }
}
