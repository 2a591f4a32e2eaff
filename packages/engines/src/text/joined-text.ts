/** Texts joined with spaces, and where each of them starts. */
export function joinedText(texts: readonly string[]): { text: string; starts: number[] } {
  const starts: number[] = []
  let text = ''
  for (const each of texts) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += each
  }
  return { text, starts }
}
