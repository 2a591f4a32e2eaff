/** A part of a mail. Plain text throughout: the renderers escape it. */
export type MailPiece =
  | { kind: 'paragraph'; text: string }
  /** Label and value, one pair per line. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** To be copied, so shown on a line of its own. */
  | { kind: 'code'; label: string; text: string }
  | { kind: 'link'; label: string; address: string }
  | { kind: 'note'; text: string }

/** A mail as pieces, from which its text and its HTML are both written. */
export interface MailContent {
  subject: string
  pieces: readonly MailPiece[]
}

/** Where links of mails lead, and what the product calls itself in them. */
export interface MailPlace {
  /** Without a trailing slash. */
  baseUrl: string
  product: string
}

export type MailTemplate<Data> = (data: Data, place: MailPlace) => MailContent

/** 'Hello Ada,' or 'Hello,'. */
export const greeting = (name: string): MailPiece => ({
  kind: 'paragraph',
  text: name === '' ? 'Hello,' : `Hello ${name},`,
})
