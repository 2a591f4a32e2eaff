import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { escapeMarkdown } from '../shared/blocks/escape-markdown.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { DocumentAnswer } from './schema.ts'

/** Below this an answer is shown as doubtful: it is wrong as likely as right. */
const doubtful = 0.5

function notices({ question, found, confidence, warnings }: DocumentAnswer): Block[] {
  const texts = [...warnings]
  if (question !== null && !found)
    texts.unshift(
      'Nothing in the document answers the question well enough to quote it. Try the words that the document uses.',
    )
  if (question !== null && found && confidence < doubtful)
    texts.unshift('The reader is not sure of this answer: read the quoted sentence.')
  if (texts.length === 0) return []
  return [notice(found ? 'info' : 'warning', 'Before you rely on this', texts.join(' '))]
}

/** The answer, notices about it, and the pages with the quoted sentences marked. */
export function presentAnswer(output: DocumentAnswer): Block[] {
  const { question, answer, citations, confidence } = output
  const quotes = citations.map(({ page, quote }) => `> ${escapeMarkdown(quote)}\n>\n> Page ${page}`)
  return [
    {
      kind: 'markdown',
      title: question ?? 'Summary',
      text: [escapeMarkdown(answer), ...(question === null ? [] : quotes)].join('\n\n'),
    },
    ...notices(output),
    {
      kind: 'pages',
      title: 'Where it stands',
      pages: output.pages,
      highlights: citations.flatMap(({ page, quote, boxes }, index) =>
        boxes.map((box, line) => ({
          name: `quote-${index + 1}-${line + 1}`,
          label: `Quote ${index + 1}`,
          value: quote,
          confidence,
          place: { page, box },
        })),
      ),
    },
  ]
}

/** One plain sentence. */
export function summarizeAnswer({ question, answer, found, citations }: DocumentAnswer): string {
  if (question === null) return found ? `The document in ${citations.length} of its own sentences.` : answer
  return found ? `${answer} (page ${citations[0]?.page ?? '?'}).` : answer
}
