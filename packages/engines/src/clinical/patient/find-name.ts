import { addressedReader } from './addressed-reader.ts'
import { namesInFields } from './fields-of-forms.ts'
import { inTwoFields, labelled } from './labelled-names.ts'
import { lowerCaseWithAge } from './lower-case-names.ts'
import { markedNames, numberedNames } from './marked-names.ts'
import { groupsOf } from './name-groups.ts'
import { introducedNames, titled } from './names-in-prose.ts'
import { namesInParticulars } from './particulars-row.ts'
import { nameConfidence, nameScores } from './weights.ts'

/** The fullest form of the patient's name in the text, or null where it names nobody who can be the patient. */
export function findName(text: string): { value: string; confidence: number; start: number; end: number } | null {
  const candidates = [
    ...inTwoFields(text),
    ...labelled(text),
    ...lowerCaseWithAge(text),
    ...markedNames(text),
    ...numberedNames(text),
    ...titled(text),
    ...introducedNames(text),
    ...namesInFields(text),
    ...namesInParticulars(text),
    ...addressedReader(text),
  ]
  const groups = groupsOf(candidates)
  const best = groups.toSorted((left, right) => right.score - left.score)[0]
  if (best === undefined || best.score < nameConfidence.leastScore) return null
  const rival = groups.filter((group) => group !== best).reduce((most, group) => Math.max(most, group.score), 0)
  const { name, start, end } = best.fullest
  const persons = groups.filter((group) => group.score >= nameScores.introducedWithAge)
  const sure = 1 - Math.exp(-best.score)
  const doubt =
    rival >= nameConfidence.equalRival * best.score || persons.length >= nameConfidence.fewestOfList
      ? nameConfidence.withEqualRival
      : rival > nameConfidence.rival * best.score
        ? nameConfidence.withRival
        : 1
  return {
    value: name.full,
    confidence: Math.max(nameConfidence.least, Math.min(nameConfidence.most, sure * doubt)),
    start,
    end,
  }
}
