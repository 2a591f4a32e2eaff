import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import { lineBreaks } from '@vitrine/basics/line-breaks.ts'
import type { MailContent, MailPiece, MailPlace } from './mail-content.ts'

/** Line breaks are kept: a request's message may have several lines. */
const lines = (text: string): string => escapeHtml(text).replace(lineBreaks, '<br>')

const renderers: { [Kind in MailPiece['kind']]: (piece: Extract<MailPiece, { kind: Kind }>) => string } = {
  paragraph: ({ text }) => `<p style="margin:0 0 16px">${lines(text)}</p>`,
  facts: ({ facts }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${facts
      .map(
        ([label, value]) =>
          `<tr><td style="padding:2px 16px 2px 0;color:#57606a;vertical-align:top">${escapeHtml(label)}</td><td style="padding:2px 0">${lines(value)}</td></tr>`,
      )
      .join('')}</table>`,
  code: ({ label, text }) =>
    `<p style="margin:0 0 4px;color:#57606a">${escapeHtml(label)}</p><p style="margin:0 0 16px;padding:12px 16px;background:#f3f4f6;border-radius:6px;font:18px ui-monospace,Consolas,monospace">${escapeHtml(text)}</p>`,
  link: ({ label, address }) =>
    `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 18px;background:#1f5eff;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p><p style="margin:0 0 16px;color:#57606a;font-size:13px">${escapeHtml(address)}</p>`,
  note: ({ text }) => `<p style="margin:0 0 16px;color:#57606a;font-size:13px">${lines(text)}</p>`,
}

/** The mail as HTML: everything that people typed is escaped, and nothing is loaded from elsewhere. */
export function renderHtml({ subject, pieces }: MailContent, { product, baseUrl }: MailPlace): string {
  // The cast: the piece's kind has just selected the renderer of that kind.
  const body = pieces.map((piece) => (renderers[piece.kind] as (piece: MailPiece) => string)(piece)).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1f24;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dee4;color:#57606a;font-size:13px">${escapeHtml(product)} · <a href="${escapeHtml(baseUrl)}" style="color:#57606a">${escapeHtml(baseUrl)}</a></p>
</div></body></html>
`
}
