import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { termsIn } from '@vitrine/engines/forms/bill-of-lading/freight-terms.ts'
import { answersByRole } from '@vitrine/engines/forms/roles/answers/answers-by-role.ts'
import { type RoleNetwork, readNetworks } from '@vitrine/engines/forms/roles/network/network.ts'
import { weighPaper } from '@vitrine/engines/forms/roles/network/weigh-paper.ts'
import type { Weighed } from '@vitrine/engines/forms/roles/network/weighed.ts'
import { columnOf, roles, typeOf } from '@vitrine/engines/forms/roles/role.ts'
import { judgeRoles } from '@vitrine/engines/forms/roles/trust/judge-roles.ts'
import { signsOf } from '@vitrine/engines/forms/roles/trust/trust.ts'
import { saysTheSame } from '../../blind/same-words.ts'
import { sameValue } from '../../forms/matches.ts'
import { type DocumentKind, makeDocument } from '../../synthetic/documents.ts'
import {
  answersOfRules,
  asRead,
  type MarkedPaper,
  type ReadPaper,
  readMarkedPapers,
  roleOf,
  rolesOfKind,
} from './papers.ts'
import { writeFacts } from './write-facts.ts'

/**
 * Notes what rules and network answer to each field, and whether it is right: judge-papers.ts <folder of readings> <folder of networks>
 * [--made <network>]. Each hand's papers are answered by `<hand>.bin`, which has not seen them; `--made` adds forms of evals/synthetic,
 * of the layouts and seeds that nothing is reported on. One line for each field goes to <networks>/facts.jsonl.
 */
const {
  positionals: [from = '', networks = ''],
  values: { made },
} = parseArgs({ allowPositionals: true, options: { made: { type: 'string' } } })

type Value = string | number

function isSame(given: Value, wanted: Value, role: string): boolean {
  if (typeof wanted === 'number')
    return Math.abs(Math.abs(Number(String(given).replaceAll(/[^\d.]/g, ''))) - wanted) < 0.006
  const terms = role === 'freightTerms' ? termsIn(String(given)) : null
  return saysTheSame(String(given), wanted) || (terms !== null && terms === termsIn(wanted))
}

/** The values that a paper's marks give a role: dates and figures as the reader reads them. */
function markedValues(paper: MarkedPaper, role: string, weighed: Weighed): Value[] {
  const type = typeOf(role)
  if (type === 'name' || type === 'code')
    return paper.marks.filter((mark) => roleOf(mark.role) === role).map(({ text }) => text)
  const chances = weighed.paper.words.map(({ word }) => {
    const own = new Float32Array(roles.length)
    const mark = paper.marks[paper.markOf.get(word) ?? -1]
    if (mark !== undefined) own[columnOf(roleOf(mark.role))] = 1
    return own
  })
  return answersByRole({ ...weighed, chances }, role)
    .filter(({ score }) => score > 0.5)
    .map(({ value }) => value)
}

/** Whether a value is right for a field; null where the paper does not say what is right. */
type Judge = (
  field: string,
  role: string,
  weighed: Weighed,
) => { isThere: boolean; right: (value: Value) => boolean } | null

async function factsOf(paper: ReadPaper, nets: readonly RoleNetwork[], judge: Judge): Promise<object[]> {
  const ruled = Object.fromEntries(answersOfRules(paper))
  const weighed = await weighPaper(asRead(paper), paper.kind, ruled, { networks: nets })
  if (weighed === null) return []
  const asked = Object.entries(rolesOfKind(paper.kind))
  return [...judgeRoles(weighed, asked, ruled)].flatMap(([field, { role, ruled: rule, best, evidence }]) => {
    const truth = judge(field, role, weighed)
    if (truth === null) return []
    const right = (value: Value | undefined) => (value === undefined ? null : truth.right(value))
    const { id, hand, kind } = paper
    const answers = { isThere: truth.isThere, rules: right(rule?.value), network: right(best?.value) }
    return [{ id, hand, kind, field, role, type: typeOf(role), ...answers, evidence, signs: signsOf(evidence) }]
  })
}

const facts: object[] = []
const papers = await readMarkedPapers(from)
const printed = new Map(papers.map((paper) => [paper.id, paper]))
for (const paper of papers) {
  const file = `${networks}/${paper.hand}.bin`
  if (!existsSync(file)) continue
  const nets = readNetworks(await readFile(file))
  // What a scan says is what its print says.
  const print = printed.get(paper.id.replace(/-scan$/, '')) ?? paper
  const ofPrint = print === paper ? null : await weighPaper(asRead(print), print.kind, {}, { networks: nets })
  facts.push(
    ...(await factsOf(paper, nets, (_, role, weighed) => {
      const marked = markedValues(print, role, ofPrint ?? weighed)
      // Where no sum due is marked, nothing was paid yet: it is the total.
      const truth = marked.length === 0 && role === 'due' ? markedValues(print, 'total', ofPrint ?? weighed) : marked
      return { isThere: marked.length > 0, right: (value) => truth.some((one) => isSame(value, one, role)) }
    })),
  )
}

const madeKinds: [DocumentKind, ReadPaper['kind']][] = [
  ['bill-of-lading', 'bol'],
  ['medical-invoices', 'medical'],
  ['insurance-invoices', 'insurance'],
]
/** Of each kind; every fifth also as a poor scan. */
const madePapers = 48
if (made !== undefined) {
  const nets = readNetworks(await readFile(made))
  for (const [name, kind] of madeKinds) {
    for (let seed = 0; seed < madePapers; seed += 1) {
      const { gold, pdf, scan, pages } = await makeDocument(name, 'tuning', seed)
      const files = seed % 5 === 0 && pages === 1 ? [pdf, await scan()] : [pdf]
      for (const [index, file] of files.entries()) {
        const document = await readDocument(new Uint8Array(file), { rulings: true }).catch(() => null)
        if (document === null) continue
        const paper = { id: `made-${kind}-${seed}-${index}`, hand: 'made', kind, document }
        facts.push(
          ...(await factsOf(paper, nets, (field) => {
            const value = gold.fields[field]
            return value === undefined ? null : { isThere: value !== null, right: (given) => sameValue(value, given) }
          })),
        )
      }
    }
  }
}
await writeFacts(networks, facts)
