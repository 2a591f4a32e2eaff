import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type MarkedPaper, readMarkedPapers } from '../roles/papers.ts'
import { judgePatient } from './judge-patient.ts'
import { judgeSummary } from './judge-summary.ts'
import { judgeVitals } from './judge-vitals.ts'
import type { Outcome } from './outcome.ts'

/**
 * Scores the shipped clinical engines on the marked records, by field and writer: node evals/train/clinical/score-records.ts <folder of readings>
 * [--part development|kept] [--misses <field>]. Misses are shown of the development part alone.
 */
const {
  positionals: [from = ''],
  values: { part, misses },
} = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: 'development' }, misses: { type: 'string' } },
})

/** Kept for report: half of writer c's pages and a third of the others', by hash. */
const isKept = ({ id, hand }: MarkedPaper): boolean =>
  createHash('sha256').update(id).digest().readUInt16BE(0) % (hand === 'c' ? 2 : 3) === 0

/** From this confidence an answer is sure. */
const sure = 0.8

const facts: (Outcome & { id: string; hand: string })[] = []
for (const paper of await readMarkedPapers(from)) {
  if (isKept(paper) !== (part === 'kept')) continue
  const document = { pages: paper.document.pages.map(({ rulings: _rulings, ...page }) => page) }
  const judged = [
    ...(await judgePatient(paper, document)),
    ...(await judgeVitals(paper, document)),
    ...(await judgeSummary(paper, document)),
  ]
  const isOther = paper.id.includes('-other-')
  const { id, hand } = paper
  facts.push(...judged.map((one) => ({ ...one, field: isOther ? `other: ${one.field}` : one.field, id, hand })))
}

const isSure = ({ confidence }: Outcome): boolean => (confidence ?? 0) >= sure
const isWrong = ({ outcome }: Outcome): boolean => outcome === 'wrong' || outcome === 'made up'

const share = (some: number, of: number): string => (of === 0 ? '-' : (some / of).toFixed(2))

function row(name: string, own: readonly Outcome[]): string {
  const count = (outcome: Outcome['outcome']) => own.filter((one) => one.outcome === outcome).length
  const there = own.length - count('made up')
  const wrongSure = own.filter((one) => isWrong(one) && isSure(one)).length
  return [
    name.padEnd(26),
    String(there).padStart(5),
    share(count('right'), there).padStart(6),
    String(count('wrong')).padStart(6),
    String(count('missed')).padStart(7),
    String(count('made up')).padStart(8),
    String(wrongSure).padStart(11),
    share(wrongSure, own.length).padStart(6),
  ].join(' ')
}

const hands = [...new Set(facts.map(({ hand }) => hand))].toSorted()
const fields = [...new Set(facts.map(({ field }) => field))]
console.log(`${part}: ${new Set(facts.map(({ id }) => id)).size} pages`)
console.log('field                          n  right  wrong  missed  made up  wrong+sure  share')
for (const field of fields) {
  const own = facts.filter((one) => one.field === field)
  console.log(row(field, own))
  if (!field.startsWith('other'))
    for (const hand of hands) {
      const his = own.filter((one) => one.hand === hand)
      if (his.length > 0) console.log(row(`  ${hand}`, his))
    }
}

if (misses !== undefined && part === 'development')
  for (const one of facts.filter(({ field, outcome }) => new RegExp(misses, 'u').test(field) && outcome !== 'right'))
    console.log(
      `${one.id} ${one.field}  ${isSure(one) && isWrong(one) ? '!!' : '  '} ${one.outcome}: given ${one.given ?? 'nothing'} (${one.confidence?.toFixed(2) ?? '-'}), wanted ${one.wanted ?? 'nothing'}`,
    )
