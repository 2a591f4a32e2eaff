import { splitSentences } from './sentences.ts'

/** Parts of a text that a network reads at once: whole sentences, as many as stay within so many words; a longer sentence stands alone. */
export function windowsOf(text: string, mostWords: number): string[] {
  const windows: string[] = []
  let open: { start: number; end: number; words: number } | undefined
  for (const sentence of splitSentences(text)) {
    const words = sentence.text.split(/\s+/).length
    if (open && open.words + words <= mostWords) open = { ...open, end: sentence.end, words: open.words + words }
    else {
      if (open) windows.push(text.slice(open.start, open.end))
      open = { start: sentence.start, end: sentence.end, words }
    }
  }
  if (open) windows.push(text.slice(open.start, open.end))
  return windows.length > 0 ? windows : [text]
}
