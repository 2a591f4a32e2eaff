import { readPatterns } from '../../text/read-patterns.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type SectionKind, sectionsOf } from './sections.ts'

const { lead, prose, speakerTag } = readPatterns(new URL('./wordings/clinical-sentences.txt', import.meta.url), [
  'lead',
  'prose',
  'speakerTag',
])

export interface ClinicalSentence {
  /** As in the document, without bullet, number or speaker. */
  text: string
  start: number
  end: number
  section: SectionKind
  /** Of its section, as in the document; null before the first. */
  heading: string | null
  /** The speaker, where the document is a conversation: 'doctor', 'patient', or a name; null in a note. */
  speaker: string | null
  /** It begins a line: an item of a list, or a heading such as a problem's name. */
  opensLine: boolean
  /** It follows a bullet. */
  bulleted: boolean
  /** It is alone on its line. */
  fillsLine: boolean
}

/** Lines with a speaker that make a conversation: a single 'Patient: Ada Fernandes' may head a form. */
const fewTurns = 4

/** Sentences of a clinical document with their section, speaker and layout. */
export function clinicalSentencesOf(text: string): ClinicalSentence[] {
  const sentences: ClinicalSentence[] = []
  let speaker: string | null = null
  const isTalk = text.split('\n').filter((line) => speakerTag.test(line)).length >= fewTurns
  for (const section of sectionsOf(text)) {
    const body = text.slice(section.start, section.end)
    for (const sentence of splitSentences(body)) {
      let start = section.start + sentence.start
      const end = section.start + sentence.end
      const opensLine = /(?:^|\n)[ \t]*(?:[•*-]|\(?\d{1,2}[.)])?[ \t]*$/.test(
        text.slice(Math.max(0, start - 20), start),
      )
      const tag = isTalk && opensLine ? speakerTag.exec(text.slice(start, end)) : null
      if (tag) {
        speaker = (tag[1] ?? tag[2] ?? '').toLowerCase()
        start += tag[0].length
      }
      const marks = lead.exec(text.slice(start, end))?.[0] ?? ''
      const bulleted =
        /[•▪◦‣*–—-]/u.test(marks) || /(?:^|\n)[ \t]*[•*-][ \t]*$/.test(text.slice(Math.max(0, start - 20), start))
      start += marks.length
      const rest = text.slice(start, end)
      if (!/\p{L}/u.test(rest)) continue
      const isTold = section.kind === 'medicines' && !opensLine && prose.test(rest)
      const fillsLine = opensLine && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 20))
      sentences.push({
        text: rest,
        start,
        end,
        section: isTold ? 'other' : section.kind,
        heading: section.heading,
        speaker,
        opensLine,
        bulleted,
        fillsLine,
      })
    }
  }
  return sentences
}
