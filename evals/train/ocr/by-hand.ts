import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { models } from '@vitrine/models/registry.ts'
import { readCases } from '../../blind/blind-case.ts'
import type { Outcome } from '../../blind/fact.ts'
import { judgeOf } from '../../blind/judge-of.ts'
import { runCase } from '../../blind/run-case.ts'
import { judgeAll } from '../../blind/score.ts'
import { refuse } from '../../refuse.ts'

/** Scores forms filled in by hand, as evals/train/ocr/hands/forms.py draws them: `node evals/train/ocr/by-hand.ts FOLDER [MODEL …] [--misses]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
})
const [path, ...asked] = positionals
const folder = pathToFileURL(`${path ?? refuse('Usage: node evals/train/ocr/by-hand.ts FOLDER [MODEL …] [--misses]')}/`)
const outcomes: readonly Outcome[] = ['right', 'unsure', 'wrong', 'wrong and sure']
const formModels = [
  'bill-of-lading',
  'invoices-extraction',
  'medical-invoices',
  'insurance-invoices',
  'edi-856-asn',
  'patient-name-extraction',
]

for (const id of asked.length > 0 ? asked : formModels) {
  const model = models.find((one) => one.id === id) ?? refuse(`There is no model '${id}'.`)
  const judge = judgeOf[id] ?? refuse(`'${id}' has no judge.`)
  const set = new URL(`${id}/`, folder)
  const ran = []
  for (const one of await readCases(set, 'all')) ran.push({ one, ran: await runCase(model, one, set) })
  const judged = judgeAll(ran, judge)
  for (const wear of ['scan', 'photo']) {
    const facts = judged.filter((one) => one.id.includes(`-${wear}-`)).flatMap((one) => one.facts)
    const counts = outcomes.map((outcome) => `${facts.filter((fact) => fact.outcome === outcome).length} ${outcome}`)
    console.log(`${id} · ${wear} · ${facts.length} facts: ${counts.join(', ')}`)
  }
  if (!values.misses) continue
  for (const { id: name, facts } of judged) {
    for (const fact of facts.filter((one) => one.outcome !== 'right'))
      console.log(
        `  ${name} · ${fact.outcome} (${fact.confidence}) · ${fact.name}: ${fact.given} (right: ${fact.wanted})`,
      )
  }
}
