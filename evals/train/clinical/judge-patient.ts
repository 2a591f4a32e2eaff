import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { patientOfDocument } from '@vitrine/models/patient-name-extraction/engine.ts'
import { plainWords } from '../../blind/same-words.ts'
import type { MarkedPaper } from '../roles/papers.ts'
import { markedAs } from '../roles/papers.ts'
import type { Outcome } from './outcome.ts'
import sexWords from './sex-words.json' with { type: 'json' }

export const roles = { name: 'patient', age: 'age', sex: 'sex', id: 'recordNumber', dateOfBirth: 'birthDate' } as const
type Field = keyof typeof roles

const wordsOf = (text: string): string[] => plainWords(text).split(' ')
const lettersOf = (text: string): string => plainWords(text).replaceAll(' ', '')

/** A name is right in any order of its words; without a part of them too, unless one word is left of several. */
function isName(given: string, wanted: readonly string[]): boolean {
  const said = wordsOf(given)
  const known = new Set(wanted.flatMap(wordsOf))
  const most = Math.max(...wanted.map((text) => wordsOf(text).length))
  return said.every((word) => known.has(word)) && said.length >= Math.min(2, most)
}

function sexOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/\.$/u, '')
  return sexWords.female.includes(plain) ? 'female' : sexWords.male.includes(plain) ? 'male' : null
}

export function isRight(field: Field, given: string | number, wanted: readonly string[]): boolean {
  if (field === 'name') return isName(String(given), wanted)
  if (field === 'age') return wanted.some((text) => Number(/\d+/u.exec(text)?.[0]) === Number(given))
  if (field === 'sex') return wanted.some((text) => sexOf(text) === given)
  // 'MRN 5082217' is marked with its letters.
  return wanted.some((text) => lettersOf(text).replace(/^mrn(?=\d)/u, '') === lettersOf(String(given)))
}

/** Judges the patient's fields of a page. */
export async function judgePatient(paper: MarkedPaper, document: ReadDocument): Promise<Outcome[]> {
  const { fields } = await patientOfDocument(document)
  return Object.entries(roles).flatMap(([name, role]): Outcome[] => {
    // The cast: the keys of `roles`.
    const field = name as Field
    const wanted = markedAs(paper.marks, role)
    const read = fields[field]
    if (read === null && wanted.length === 0) return []
    const [given, confidence] = [read === null ? null : String(read.value), read?.confidence ?? null]
    const outcome =
      read === null
        ? 'missed'
        : wanted.length === 0
          ? 'made up'
          : isRight(field, read.value, wanted)
            ? 'right'
            : 'wrong'
    return [{ field, outcome, confidence, given, wanted: wanted.length === 0 ? null : wanted.join(' | ') }]
  })
}
