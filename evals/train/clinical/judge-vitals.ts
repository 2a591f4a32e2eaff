import { roleOfVital } from '@vitrine/engines/clinical/roles/vital-roles.ts'
import { latestOf } from '@vitrine/engines/clinical/vitals/latest-of.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { vitalsOfDocument } from '@vitrine/models/vital-parameter-extraction/engine.ts'
import type { Vital } from '@vitrine/models/vital-parameter-extraction/schema.ts'
import type { MarkedPaper } from '../roles/papers.ts'
import { markedAs } from '../roles/papers.ts'
import type { Outcome } from './outcome.ts'

const numbersOf = (text: string): string =>
  ` ${[...text.replaceAll(/(?<=\d),(?=\d)/gu, '.').matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => String(Number(number))).join(' ')} `

/** Whether a reading as it was stated is the marked one: '64 kg' is marked '64 kg (141 lb)'. */
export const isOf = (given: Pick<Vital, 'stated' | 'text'>, marked: string): boolean =>
  numbersOf(marked).includes(numbersOf(given.stated.value)) || numbersOf(marked) === numbersOf(given.text)

const differentlyMarkedAs = ({ marks }: MarkedPaper, role: string): string[] => [...new Set(markedAs(marks, role))]

/** Judges the readings of a page: those of this visit, and those of another time that were taken for current. */
export async function judgeVitals(paper: MarkedPaper, document: ReadDocument): Promise<Outcome[]> {
  const { vitals, others } = await vitalsOfDocument(document)
  const isOther = paper.id.includes('-other-')
  return Object.entries(roleOfVital).flatMap(([name, role]): Outcome[] => {
    const own = vitals.filter((vital) => vital.name === name)
    // What the page shows as current: of several with times the latest alone.
    const latest = latestOf(own)
    const now = latest === null ? own : [latest]
    const apart = [...others.filter((vital) => vital.name === name), ...own.filter((vital) => !now.includes(vital))]
    const [current, other] = [differentlyMarkedAs(paper, role), differentlyMarkedAs(paper, `${role}.other`)]
    const field = isOther ? 'vitals' : name
    const found = current.map((wanted): Outcome => {
      const right = now.find((vital) => isOf(vital, wanted))
      const wrong = apart.find((vital) => isOf(vital, wanted))
      const given = (right ?? wrong)?.text ?? null
      return {
        field: 'vitals now',
        outcome: right !== undefined ? 'right' : wrong === undefined ? 'missed' : 'wrong',
        // Shown apart from this visit's, it does harm as a miss does: no sureness is said of it.
        confidence: right?.confidence ?? null,
        given: given && `${field} ${given}${right ? '' : ', as of another time'}`,
        wanted: `${field} ${wanted}`,
      }
    })
    const extra = now
      .filter((vital) => !current.some((wanted) => isOf(vital, wanted)))
      .map((vital): Outcome => {
        const apartFrom = other.find((wanted) => isOf(vital, wanted))
        return {
          field: apartFrom === undefined ? 'vitals made up' : 'vitals of another time',
          outcome: apartFrom === undefined ? 'made up' : 'wrong',
          confidence: vital.confidence,
          given: `${field} ${vital.text}`,
          wanted: apartFrom === undefined ? null : `${apartFrom}, of another time`,
        }
      })
    const earlier = other
      .filter((wanted) => !now.some((vital) => isOf(vital, wanted)))
      .map((wanted): Outcome => {
        const right = apart.find((vital) => isOf(vital, wanted))
        return {
          field: 'vitals of another time',
          outcome: right === undefined ? 'missed' : 'right',
          confidence: right?.confidence ?? null,
          given: right?.text ?? null,
          wanted: `${field} ${wanted}`,
        }
      })
    return [...found, ...extra, ...earlier]
  })
}
