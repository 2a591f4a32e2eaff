import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { summaryOfDocument } from '@vitrine/models/med-doc-summarization/engine.ts'
import {
  countOf,
  problemsOnRecord,
  type Recalled,
  recall,
  recallOf,
  sameMedicine,
  sameProblem,
} from '../clinical/content-recall.ts'
import { drawText } from '../clinical/draw-text.ts'
import { labelledMedicines } from '../clinical/labelled-medicines.ts'
import { aciBench, notesToScore } from '../clinical/notes.ts'
import { readPassages } from '../clinical/passages.ts'
import { type Compared, compare, rougeRows } from '../clinical/summaries-compared.ts'
import type { Measured, MeasureInput } from '../measurement.ts'

async function mtsTalks(dataDir: string): Promise<{ dialogue: string; text: string }[]> {
  const passages = await readPassages(dataDir, 'mts-ValidationSet.csv')
  return passages.filter(({ dialogue }) => dialogue.split(/\s+/).length > 60)
}

/** Problems and medicines of notes set as PDF pages; summaries of the visits' talks against the notes that clinicians wrote of them. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, notes } = await notesToScore(dataDir)
  const problems: Recalled[] = []
  const medicines: Recalled[] = []
  const talks: Compared[] = []
  for (const note of notes) {
    progress(note.encounter_id)
    const output = await summaryOfDocument(await readDocument(drawText(note.note)))
    problems.push(
      recallOf(
        note.encounter_id,
        problemsOnRecord(note),
        output.problems.map(({ name }) => name),
        sameProblem,
      ),
    )
    const known = labelledMedicines[note.encounter_id]
    if (known !== undefined)
      medicines.push(
        recallOf(
          note.encounter_id,
          known,
          output.medicines.map(({ name }) => name),
          sameMedicine,
        ),
      )
    talks.push(compare(note.dialogue, note.note))
  }
  const passages = (await mtsTalks(dataDir)).map(({ dialogue, text }) => compare(dialogue, text))
  const common = { ...aciBench, split, higherIsBetter: true }
  const both = [...problems, ...medicines]
  return {
    measurements: [
      {
        ...common,
        dataset: 'ACI visit notes, set as PDF',
        ...recall('Content recall of problems and medicines', both),
        floor: 0.85,
        note: `Problems: complaint and chronic problems on record that the note names (${countOf(problems)}); medicines: labelled by hand (${countOf(medicines)}).`,
      },
      {
        ...common,
        dataset: 'ACI visit notes, set as PDF',
        ...recall('Content recall of problems', problems),
        floor: null,
      },
      ...(medicines.length === 0
        ? []
        : [
            {
              ...common,
              dataset: 'ACI visit notes, set as PDF',
              ...recall('Content recall of medicines', medicines),
              floor: null,
            },
          ]),
      ...rougeRows(talks, { ...common, dataset: 'ACI visit talks against the written note' }),
      ...rougeRows(passages, {
        dataset: 'MTS-Dialog talks against the written section',
        source: 'abachaa/MTS-Dialog',
        licence: 'CC BY 4.0',
        split: 'validation',
        higherIsBetter: true,
      }),
    ],
    failures: both
      .filter(({ missed }) => missed.length > 0)
      .slice(0, 6)
      .map(({ input, missed }) => ({
        input,
        expected: missed.join(', '),
        answered: 'not among the problems and medicines',
      })),
  }
}
