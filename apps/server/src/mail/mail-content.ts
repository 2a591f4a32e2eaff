/** A piece of a mail. Plain text throughout: the renderers escape. */
export type MailPiece =
  | { kind: 'paragraph'; text: string }
  /** Label and value, one a line. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** To be copied: shown in one piece, apart. */
  | { kind: 'code'; label: string; text: string }
  | { kind: 'link'; label: string; address: string }
  | { kind: 'note'; text: string }

/** A mail before it has a form. */
export interface MailContent {
  subject: string
  pieces: readonly MailPiece[]
}

/** Where the product is reached and what it is called. */
export interface MailPlace {
  /** Without a final slash. */
  baseUrl: string
  product: string
}

export type MailTemplate<Data> = (data: Data, place: MailPlace) => MailContent

/** 'Hello Ada,' or 'Hello,'. */
export const greeting = (name: string): MailPiece => ({
  kind: 'paragraph',
  text: name === '' ? 'Hello,' : `Hello ${name},`,
})
