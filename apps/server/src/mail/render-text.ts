import type { MailContent, MailPiece, MailPlace } from './mail-content.ts'

const renderers: { [Kind in MailPiece['kind']]: (piece: Extract<MailPiece, { kind: Kind }>) => string } = {
  paragraph: ({ text }) => text,
  facts: ({ facts }) => facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
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
