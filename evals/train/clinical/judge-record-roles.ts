import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { allergyCandidates } from '@vitrine/engines/clinical/allergies/by-role/judge-allergies.ts'
import { medicineCandidates } from '@vitrine/engines/clinical/medicines/by-role/judge-medicines.ts'
import { problemCandidates } from '@vitrine/engines/clinical/problems/by-role/judge-problems.ts'
import { type Candidate, isInStep } from '@vitrine/engines/clinical/roles/candidates.ts'
import { knownOfSummary } from '@vitrine/engines/clinical/roles/summary-roles.ts'
import { knownOfVitals, ofAnotherTime, roleOfVital } from '@vitrine/engines/clinical/roles/vital-roles.ts'
import { weighRecord } from '@vitrine/engines/clinical/roles/weigh-record.ts'
import { hearNextSteps } from '@vitrine/engines/clinical/summary/hear-next-steps.ts'
import { nextStepCandidates } from '@vitrine/engines/clinical/summary/judge-next-steps.ts'
import { readSummary } from '@vitrine/engines/clinical/summary/read-summary.ts'
import { readingCandidates } from '@vitrine/engines/clinical/vitals/by-role/judge-readings.ts'
import { readVitals } from '@vitrine/engines/clinical/vitals/read-vitals.ts'
import type { Box } from '@vitrine/engines/documents/document.ts'
import { readNetworks } from '@vitrine/engines/forms/roles/network/network.ts'
import { runningTextOf } from '@vitrine/engines/prose/running-text.ts'
import { readMarkedPapers } from '../roles/papers.ts'
import { isOf } from './judge-vitals.ts'
import { groupsOf, holds, isNamed, marksAt } from './marks.ts'

/**
 * Notes what may be medicines, problems and allergies on each page, the signs by which it is judged, and what it is: judge-record-roles.ts
 * <folder of readings> <folder of networks>. Each writer's pages are weighed by `<hand>.bin`, which has not seen them. One line for each goes
 * to <networks>/things.jsonl; what is marked and no candidate has a line without signs.
 */
const [from = '', networks = ''] = process.argv.slice(2)
const hands = (await readdir(networks)).flatMap((file) =>
  file.endsWith('.bin') ? [file.slice(0, -'.bin'.length)] : [],
)
const networksOf = new Map(
  await Promise.all(
    hands.map(async (hand) => [hand, readNetworks(await readFile(`${networks}/${hand}.bin`))] as const),
  ),
)
const vitalRoles = new Set(Object.values(roleOfVital))
const out = createWriteStream(`${networks}/things.jsonl`)
let lines = 0

interface Named {
  name: string
  page: number
  box: Box
}
type Judged = { candidate: Candidate<Named>; signs: Record<string, number> }

for (const paper of await readMarkedPapers(from)) {
  const { id, hand, document } = paper
  const unseen = networksOf.get(hand)
  if (unseen === undefined) throw new Error(`There is no network that has not seen the pages of '${hand}'.`)
  const write = (fact: object): void => {
    out.write(`${JSON.stringify({ id, hand, ...fact })}\n`)
    lines += 1
  }
  const running = runningTextOf(document)
  const ruled = readSummary(document, { running, heard: await hearNextSteps(running.text) })
  const weighed = await weighRecord(document, knownOfSummary(ruled), { networks: unseen })
  if (weighed === null) continue
  const steps = paper.marks.flatMap(({ role, text }) => (role === 'next' ? [text] : []))
  const candidates = nextStepCandidates(weighed, running, ruled.followUp)
  for (const { step, isRuled, signs } of candidates) {
    const isStep = steps.some((wanted) => holds(step.text, wanted) || holds(wanted, step.text))
    write({ kind: 'next', name: step.text, is: isStep ? ['next'] : [], ruled: isRuled, signs })
  }
  for (const wanted of steps.filter(
    (one) => !candidates.some(({ step }) => holds(step.text, one) || holds(one, step.text)),
  ))
    write({ kind: 'next', name: wanted, is: ['next'], ruled: false })
  const vitals = readVitals(document)
  const weighedVitals = await weighRecord(document, knownOfVitals(vitals), { networks: unseen })
  if (weighedVitals === null) continue
  const read = new Set<number>()
  for (const { candidate, signs } of readingCandidates(weighedVitals, vitals)) {
    const { ruled: own, stretch, measured, name } = candidate
    const place = own ?? stretch
    const role = roleOfVital[name]
    const marks = [...marksAt(paper, place)].filter(
      (mark) =>
        [role, ofAnotherTime(role)].includes(paper.marks[mark]?.role ?? '') &&
        isOf({ stated: (own ?? measured).stated, text: place.text }, paper.marks[mark]?.text ?? ''),
    )
    for (const mark of marks) read.add(mark)
    const is = [...new Set(marks.map((mark) => (paper.marks[mark]?.role === role ? 'now' : 'other')))]
    write({ kind: 'reading', name: `${name} ${place.text}`, is, ruled: own !== null, signs })
  }
  for (const [index, { role, text }] of paper.marks.entries()) {
    const [kind = '', other] = role.split('.')
    if (vitalRoles.has(kind) && !read.has(index))
      write({ kind: 'reading', name: text, is: [other === undefined ? 'now' : 'other'], ruled: false })
  }
  const things: [string, RegExp, readonly Judged[]][] = [
    ['medicine', /^med(?:\.|$)/u, medicineCandidates(weighed, ruled.medicines)],
    ['problem', /^problem(?:\.|$)/u, problemCandidates(weighed, ruled.problems)],
    [
      'allergy',
      /^allergy$/u,
      allergyCandidates(
        weighed,
        ruled.allergies.filter(({ name }) => !name.startsWith('No known')),
      ),
    ],
  ]
  for (const [kind, roles, judged] of things) {
    const groups = groupsOf(paper, roles)
    const found = new Set<(typeof groups)[number]>()
    for (const { candidate, signs } of judged) {
      const { page, box } = candidate.ruled ?? candidate.stretch
      const name = candidate.ruled?.name ?? candidate.stretch?.text ?? ''
      const marks = marksAt(paper, { page, box })
      const here = groups.filter((group) => [...marks].some((mark) => group.marks.has(mark)))
      const own = here.length > 0 ? here : groups.filter((group) => isNamed(name, group))
      for (const group of own) found.add(group)
      // Nothing has a role of its own within what is to be done, in the marks as in the engine.
      const isStep = isInStep(candidate.strengths) || [...marks].some((mark) => paper.marks[mark]?.role === 'next')
      if (kind !== 'allergy' && isStep && own.length === 0) continue
      const is = [...new Set(own.flatMap((group) => [...group.roles]))]
      write({ kind, name, is, ruled: candidate.ruled !== null, signs })
    }
    for (const group of groups.filter((one) => !found.has(one)))
      write({ kind, name: group.text, is: [...group.roles], ruled: false })
  }
}
out.end()
console.log(`${lines} lines`)
