import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formDocumentOf } from '@vitrine/engines/forms/rows/form-page.ts'
import { answersByRole } from '@vitrine/engines/forms/roles/answers-by-role.ts'
import { joinRole, leastToShow, scoreOfRuled } from '@vitrine/engines/forms/roles/join-roles.ts'
import { termsIn } from '@vitrine/engines/forms/bill-of-lading/freight-terms.ts'
import { readNetworks, roleChances } from '@vitrine/engines/forms/roles/network.ts'
import { paperSigns } from '@vitrine/engines/forms/roles/paper-signs.ts'
import { columnOf, typeOf } from '@vitrine/engines/forms/roles/role.ts'
import { localeOfForm } from '@vitrine/engines/forms/values/locale-of-form.ts'
import { saysTheSame } from '../../blind/same-words.ts'
import {
  type Answered,
  answersOfRules,
  asRead,
  knownOf,
  type MarkedPaper,
  readMarkedPapers,
  rolesOfKind,
  roleOf,
} from './papers.ts'

/**
 * Answers each hand's papers with the network that has not seen the hand: node evals/train/roles/measure.ts <folder of readings> <folder of networks>.
 * Writes one line for each field to <networks>/facts.jsonl and prints what share is right.
 */
const {
  positionals: [from = '', networks = ''],
} = parseArgs({ allowPositionals: true })

type Value = string | number
function isSame(given: Value, wanted: Value): boolean {
  if (typeof wanted === 'number')
    return Math.abs(Math.abs(Number(String(given).replaceAll(/[^\d.]/g, ''))) - wanted) < 0.006
  return saysTheSame(String(given), wanted)
}

/** The values that a paper's marks give a role: dates and figures as the reader reads them. */
function truthOf(paper: MarkedPaper, role: string, weighed: Parameters<typeof answersByRole>[0]): Value[] {
  const type = typeOf(role)
  if (type === 'name' || type === 'code')
    return paper.marks.filter((mark) => roleOf(mark.role) === role).map(({ text }) => text)
  const chances = weighed.paper.words.map(({ word }) => {
    const own = new Float32Array(100)
    const mark = paper.marks[paper.markOf.get(word) ?? -1]
    if (mark !== undefined) own[columnOf(roleOf(mark.role))] = 1
    return own
  })
  return answersByRole({ ...weighed, chances }, role)
    .filter(({ score }) => score > 0.5)
    .map(({ value }) => value)
}

const lines: string[] = []
const tally = new Map<
  string,
  {
    n: number
    rules: number
    rulesWrong: number
    sure: number
    net: number
    either: number
    absent: number
    ruleMade: number
    joined: number
    joinedWrong: number
    joinedSure: number
    made: number
  }
>()
let [milliseconds, pages] = [0, 0]
for (const paper of await readMarkedPapers(from)) {
  const file = `${networks}/${paper.hand}.bin`
  if (!existsSync(file)) continue
  const nets = readNetworks(await readFile(file))
  const document = asRead(paper)
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  const rules = answersOfRules(paper)
  const start = performance.now()
  const signs = paperSigns({ document, form, locale }, { kind: paper.kind, known: knownOf(paper, rules) })
  const chances = roleChances(signs, nets)
  milliseconds += performance.now() - start
  pages += document.pages.length
  const weighed = { form, locale, paper: signs.paper, chances }
  const asked = Object.entries(rolesOfKind(paper.kind))
  const least = leastToShow(asked.filter(([field]) => rules.has(field)).length, asked.length)
  for (const [field, role] of asked) {
    const truth = truthOf(paper, role, weighed)
    // Terms of freight are compared by what they mean.
    const right = (value: Value | undefined): boolean =>
      value !== undefined &&
      truth.some(
        (one) =>
          isSame(value, one) ||
          (role === 'freightTerms' &&
            termsIn(String(value)) !== null &&
            termsIn(String(value)) === termsIn(String(one))),
      )
    const [best, second] = answersByRole(weighed, role)
    const rule: Answered | undefined = rules.get(field)
    const answers = answersByRole(weighed, role)
    const own = rule === undefined ? 0 : scoreOfRuled(rule, role, answers, weighed)
    const joined = joinRole(weighed, role, rule ?? null, least)
    const value = joined === null || joined.kept ? rule?.value : joined.answer.value
    const confidence = joined?.confidence ?? 0
    lines.push(
      JSON.stringify({
        id: paper.id,
        hand: paper.hand,
        kind: paper.kind,
        field,
        role,
        type: typeOf(role),
        truth,
        rule: rule && { value: rule.value, confidence: rule.confidence, right: right(rule.value), score: own },
        net: best && {
          value: best.value,
          score: best.score,
          margin: best.score - (second?.score ?? 0),
          right: right(best.value),
        },
        joined: joined && { value, kept: joined.kept, confidence, right: right(value) },
      }),
    )
    for (const key of [paper.kind, 'all', `${paper.kind} ${field}`]) {
      const row = tally.get(key) ?? {
        n: 0,
        rules: 0,
        rulesWrong: 0,
        sure: 0,
        net: 0,
        either: 0,
        absent: 0,
        ruleMade: 0,
        joined: 0,
        joinedWrong: 0,
        joinedSure: 0,
        made: 0,
      }
      tally.set(key, row)
      if (truth.length === 0) {
        row.absent += 1
        row.ruleMade += Number(rule !== undefined)
        row.made += Number(value !== undefined && confidence >= 0.5)
        row.joinedSure += Number(value !== undefined && confidence >= 0.8)
        row.sure += Number(rule !== undefined && rule.confidence >= 0.8)
        continue
      }
      row.n += 1
      row.rules += Number(right(rule?.value))
      row.rulesWrong += Number(rule !== undefined && !right(rule.value))
      row.sure += Number(rule !== undefined && !right(rule.value) && rule.confidence >= 0.8)
      row.net += Number(right(best?.value))
      row.joined += Number(right(value))
      row.joinedWrong += Number(value !== undefined && !right(value) && confidence >= 0.5)
      row.joinedSure += Number(value !== undefined && !right(value) && confidence >= 0.8)
      row.either += Number(right(best?.value) || right(rule?.value))
    }
  }
}
await writeFile(`${networks}/facts.jsonl`, `${lines.join('\n')}\n`)
console.table(Object.fromEntries([...tally].toSorted(([a], [b]) => a.localeCompare(b))))
console.log(`${Math.round(milliseconds / Math.max(1, pages))} ms a page`)
