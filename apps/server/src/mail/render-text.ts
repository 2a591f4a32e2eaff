import { lineBreaks } from '@vitrine/basics/line-breaks.ts'
import type { MailContent, MailPiece, MailPlace } from './mail-content.ts'

/** Later lines of a value stand further in: what a stranger typed must not look like a line of ours. */
const setIn = (value: string) => value.replace(lineBreaks, '\n    ')

const renderers: { [Kind in MailPiece['kind']]: (piece: Extract<MailPiece, { kind: Kind }>) => string } = {
  paragraph: ({ text }) => text,
  facts: ({ facts }) => facts.map(([label, value]) => `${label}: ${setIn(value)}`).join('\n'),
  code: ({ label, text }) => `${label}:\n\n    ${text}`,
  link: ({ label, address }) => `${label}:\n${address}`,
  note: ({ text }) => text,
}

/** The mail for clients that show text only. */
export function renderText({ pieces }: MailContent, { product, baseUrl }: MailPlace): string {
  // The cast: the piece's kind has just selected the renderer of that kind.
  const parts = pieces.map((piece) => (renderers[piece.kind] as (piece: MailPiece) => string)(piece))
  return `${[...parts, `-- \n${product}\n${baseUrl}`].join('\n\n')}\n`
}
