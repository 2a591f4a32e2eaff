import { sectionTitles } from './summary-schema.ts'

interface Section<Sentence> {
  part: keyof typeof sectionTitles
  sentences: readonly Sentence[]
}

/** The sections with their headings, each sentence with its place as the model shows places. */
export const titledSections = <Sentence, Shown>(
  sections: readonly Section<Sentence>[],
  shown: (sentence: Sentence) => Shown,
) =>
  sections.map(({ part, sentences }) => ({ name: part, title: sectionTitles[part], sentences: sentences.map(shown) }))
