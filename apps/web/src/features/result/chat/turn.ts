import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { type Citation, readChatAnswer } from '@vitrine/contracts/analyses/chat-answer.ts'

/** A message as callers of the chat know it, with what an assistant's reply brings along. */
export interface Turn {
  role: 'user' | 'assistant'
  parts: readonly { text: string }[]
  relatedQuestions: readonly string[]
  citations: readonly Citation[]
  /** What lowers the trust in the reply. */
  notices: readonly string[]
  failed: boolean
}

type Answered = Pick<Analysis, 'output' | 'blocks'>

const turn = (role: Turn['role'], text: string, more: Partial<Turn> = {}): Turn => ({
  role,
  parts: [{ text }],
  relatedQuestions: [],
  citations: [],
  notices: [],
  failed: false,
  ...more,
})

export const question = (text: string): Turn => turn('user', text)

export const failure = (error: unknown): Turn =>
  turn('assistant', `Error: ${failureWords(error, 'Unknown error')}`, { failed: true })

/** `absent` stands where the answer should. */
export function reply({ output, blocks }: Answered, absent = 'No response available'): Turn {
  const { answer, relatedQuestions, citations } = readChatAnswer(output)
  const notices = blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []))
  return turn('assistant', answer ?? absent, { relatedQuestions, citations, notices })
}

const isRole = (value: unknown): value is Turn['role'] => value === 'user' || value === 'assistant'

/** What an earlier page sent as chat_history; anything else counts as no history. */
function parseHistory(text: string): Turn[] {
  try {
    const entries: unknown = JSON.parse(text || '[]')
    if (!Array.isArray(entries)) return []
    return (entries as Partial<Turn>[]).flatMap(({ role, parts }) =>
      isRole(role) && typeof parts?.[0]?.text === 'string' ? [turn(role, parts[0].text)] : [],
    )
  } catch {
    return []
  }
}

/** The conversation that an analysis ends: its summary alone, or all questions up to its own. */
export function turnsOf(analysis: Answered & Pick<Analysis, 'input'>): Turn[] {
  const { input } = analysis
  const asked = input.options['question']
  if (typeof asked !== 'string' || asked.trim() === '') {
    return [question('Summary'), reply(analysis, 'No summary available')]
  }
  return [...parseHistory(String(input.options['chat_history'] ?? '')), question(asked), reply(analysis)]
}

/** The conversation as it is sent along with a question; the oldest turns go when it grows too long. */
export function historyOf(turns: readonly Turn[], longest: number): string {
  const entries = turns.filter(({ failed }) => !failed).map(({ role, parts }) => ({ role, parts }))
  while (entries.length > 0 && JSON.stringify(entries).length > longest) entries.shift()
  return JSON.stringify(entries)
}
