import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { type Citation, readChatAnswer } from '@vitrine/contracts/analyses/chat-answer.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'

/** A message of the chat, with the assistant's additional data. */
export interface Turn {
  role: 'user' | 'assistant'
  parts: readonly { text: string }[]
  relatedQuestions: readonly string[]
  citations: readonly Citation[]
  /** Reasons to doubt the reply. */
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

/** `absent` is shown instead of a missing answer. */
export function reply({ output, blocks }: Answered, absent = 'No response available'): Turn {
  const { answer, relatedQuestions, citations } = readChatAnswer(output)
  const notices = blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []))
  return turn('assistant', answer ?? absent, { relatedQuestions, citations, notices })
}

const isRole = (value: unknown): value is Turn['role'] => value === 'user' || value === 'assistant'

/** Parses an earlier page's chat_history; anything else counts as no history. */
function parseHistory(text: string): Turn[] {
  try {
    const entries: unknown = JSON.parse(text || '[]')
    if (!Array.isArray(entries)) return []
    // The cast: each part of an entry is checked below.
    return (entries as Partial<Turn>[]).flatMap(({ role, parts }) =>
      isRole(role) && typeof parts?.[0]?.text === 'string' ? [turn(role, parts[0].text)] : [],
    )
  } catch {
    return []
  }
}

/** The conversation up to an analysis: its summary alone, or all questions up to its own. */
export function turnsOf(analysis: Answered & Pick<Analysis, 'input'>): Turn[] {
  const { input } = analysis
  const asked = input.options['question']
  if (typeof asked !== 'string' || asked.trim() === '') {
    return [question('Summary'), reply(analysis, 'No summary available')]
  }
  return [...parseHistory(String(input.options['chat_history'] ?? '')), question(asked), reply(analysis)]
}

/** The conversation as sent with a question; the oldest turns are dropped when it becomes too long. */
export function historyOf(turns: readonly Turn[], longest: number): string {
  const entries = turns.filter(({ failed }) => !failed).map(({ role, parts }) => ({ role, parts }))
  while (entries.length > 0 && JSON.stringify(entries).length > longest) entries.shift()
  return JSON.stringify(entries)
}
