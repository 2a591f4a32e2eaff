/**
 * A cell as text and nothing else: a spreadsheet takes one that begins like a formula for a formula, and runs it.
 * Such a cell gets an apostrophe in front (OWASP, 'CSV injection'), also behind blanks and as a full-width sign.
 */
export const csvCell = (text: string): string => {
  const safe = /^\s*[=+\-@＝＋－＠|]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
