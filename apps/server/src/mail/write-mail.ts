import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import type { MailContent, MailPlace, MailTemplate } from './mail-content.ts'
import { mailData } from './mail-data.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { templates } from './templates/templates.ts'

export interface WrittenMail {
  subject: string
  text: string
  html: string
}

/**
 * On one line: text that people typed may be in a subject. `=?` begins an encoded word (RFC 2047), which mail programs would decode to
 * whatever its writer hid in it.
 */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim().slice(0, 200)

/** Fills a kind's template. */
export function writeMail(kind: MailKind, data: unknown, place: MailPlace): WrittenMail {
  // The cast: the kind has just selected both the template and its data.
  const template = templates[kind] as MailTemplate<unknown>
  const content: MailContent = template(mailData[kind].parse(data), place)
  return { subject: oneLine(content.subject), text: renderText(content, place), html: renderHtml(content, place) }
}
