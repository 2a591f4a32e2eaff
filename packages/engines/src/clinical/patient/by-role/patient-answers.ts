import { plainValue } from '../../../forms/roles/answers/answers-by-role.ts'
import { likelyRuns } from '../../../forms/roles/answers/likely-runs.ts'
import { answerOf, distinct, type RoleAnswer } from '../../../forms/roles/answers/role-answer.ts'
import { chanceOf, type Weighed } from '../../../forms/roles/network/weighed.ts'
import { spanOf } from '../../../forms/rows/search-rows.ts'
import { inFigures } from '../../notes/spoken-figures.ts'
import { recordRoles } from '../../roles/weigh-record.ts'
import { findAge } from '../find-age.ts'
import { findSex } from '../find-sex.ts'
import { readName } from '../person-name.ts'
import { type PatientField, roleOfField } from './patient-roles.ts'

function firstNumberIn(text: string): number | null {
  const [digits] = /\d{1,3}/u.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

const withFigure = (text: string): string | null => (/\d/.test(text) ? plainValue(text) : null)

/** How the words of each field say its value; null where they say none. */
const valueOf: Readonly<Record<PatientField, (text: string) => string | number | null>> = {
  name: (text) => readName(plainValue(text), { sure: true })?.name.full ?? null,
  age: (text) => findAge(`Age: ${text}`)?.value ?? firstNumberIn(text),
  sex: (text) => findSex(`Sex: ${text}`, null)?.value ?? null,
  id: withFigure,
  dateOfBirth: withFigure,
}

const tensBefore = /(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-]*$/iu

/** 'Thirty six', of which only the last word was taken, perhaps on the next line: the number that both words say. */
function withTens(text: string, before: string): string {
  const [tens] = tensBefore.exec(before) ?? []
  const isOnes = /^[a-z]+\b/iu.test(text) && /^[1-9](?!\d)/u.test(inFigures(text).text)
  return tens === undefined || !isOnes ? text : `${tens.trim()} ${text}`
}

/** A name of one word is less likely all of it. */
const forOneWord = 0.15

/** What the network takes for a field of the patient, best first. */
export function patientAnswers(weighed: Weighed, field: PatientField): RoleAnswer[] {
  const column = recordRoles.roles.indexOf(roleOfField[field])
  const words = weighed.paper.words.map((word, index) => ({ ...word, chance: chanceOf(weighed, index, column) }))
  const { rows } = weighed.form
  const answers = likelyRuns(words).flatMap((run) => {
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined) return []
    const own = first.row.text.slice(first.start, last.end)
    const above = rows[rows.indexOf(first.row) - 1]?.text ?? ''
    const value = valueOf[field](
      field === 'age' ? withTens(own, `${above}\n${first.row.text.slice(0, first.start)}`) : own,
    )
    return value === null ? [] : [answerOf(value, [spanOf(first.row, first.start, last.end)], run)]
  })
  const rank = ({ value, score }: RoleAnswer): number =>
    field === 'name' && !String(value).includes(' ') ? score - forOneWord : score
  return distinct(answers).toSorted((a, b) => rank(b) - rank(a))
}
