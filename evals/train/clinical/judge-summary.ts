import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { summaryOfDocument } from '@vitrine/models/med-doc-summarization/engine.ts'
import type { MedicalSummary } from '@vitrine/models/med-doc-summarization/schema.ts'
import type { MarkedPaper } from '../roles/papers.ts'
import { type Group, groupsOf, holds, isNamed, marksAt, type Placed } from './marks.ts'
import type { Outcome } from './outcome.ts'

interface Said extends Placed {
  name: string
  confidence: number
}

interface Verdict {
  isRight: boolean
  /** The answer says nothing of what is asked: a miss, no error. */
  isSilent?: boolean
  says: string
}

/** Sets what was answered against what is marked. `tolerated`: roles that need no answer; `judge`: whether an answer does justice to the roles. */
function compared<Item extends Said>(
  paper: MarkedPaper,
  field: string,
  {
    items,
    groups,
    judge,
    tolerated = [],
  }: {
    items: readonly Item[]
    groups: readonly Group[]
    judge: (item: Item, roles: ReadonlySet<string>) => Verdict
    tolerated?: readonly string[]
  },
): Outcome[] {
  const placed = items.map((item) => ({ item, marks: marksAt(paper, item) }))
  const answersTo = (group: Group) => {
    const here = placed.filter(({ marks }) => [...marks].some((mark) => group.marks.has(mark)))
    return here.length > 0 ? here : placed.filter(({ item }) => isNamed(item.name, group))
  }
  const used = new Set<Item>()
  const outcomes = groups.flatMap((group): Outcome[] => {
    const answers = answersTo(group)
    for (const { item } of answers) used.add(item)
    const wanted = `${group.text} [${[...group.roles].join(', ')}]`
    const judged = answers.map(({ item }) => ({ item, verdict: judge(item, group.roles) }))
    const best = judged.find(({ verdict }) => verdict.isRight) ?? judged[0]
    const sub = `${field}${[...group.roles].length === 1 ? ` ${[...group.roles][0]}` : ' several'}`
    if (best === undefined) {
      const isFine = [...group.roles].every((role) => tolerated.includes(role))
      return [{ field: sub, outcome: isFine ? 'right' : 'missed', confidence: null, given: null, wanted }]
    }
    const { confidence, name } = best.item
    const outcome = best.verdict.isRight ? 'right' : best.verdict.isSilent === true ? 'missed' : 'wrong'
    return [{ field: sub, outcome, confidence, given: `${name} (${best.verdict.says})`, wanted }]
  })
  const extra = items
    .filter((item) => !used.has(item))
    .map((item): Outcome => {
      const given = `${item.name} (${judge(item, new Set()).says})`
      return { field: `${field} made up`, outcome: 'made up', confidence: item.confidence, given, wanted: null }
    })
  return [...outcomes, ...extra]
}

const standings: Record<MedicalSummary['medicines'][number]['action'], readonly string[]> = {
  listed: ['med'],
  continue: ['med'],
  start: ['med.new'],
  change: ['med.changed'],
  stop: ['med.stopped', 'med.not'],
}

/** Judges problems, medicines, allergies and next steps of a page's summary. */
export async function judgeSummary(paper: MarkedPaper, document: ReadDocument): Promise<Outcome[]> {
  const { medicines, problems, allergies, followUp } = await summaryOfDocument(document)
  const doubted = 0.8
  const steps = paper.marks.flatMap((mark) => (mark.role === 'next' ? [mark.text] : []))
  return [
    ...compared(paper, 'medicine', {
      items: medicines,
      groups: groupsOf(paper, /^med(?:\.|$)/u),
      judge: ({ action }, roles) => ({
        isRight: standings[action].some((role) => roles.has(role)),
        isSilent: action === 'listed' && !roles.has('med.stopped') && !roles.has('med.not'),
        says: action,
      }),
      tolerated: ['med.not'],
    }),
    ...compared(paper, 'problem', {
      items: problems,
      groups: groupsOf(paper, /^problem(?:\.|$)/u),
      judge: ({ status, confidence }, roles) => ({
        isRight:
          roles.has('problem') ||
          (roles.has('problem.past') && status === 'history') ||
          (roles.has('problem.maybe') && (status === 'suspected' || confidence < doubted)),
        says: status,
      }),
      tolerated: ['problem.not', 'problem.family'],
    }),
    ...compared(paper, 'allergy', {
      items: allergies,
      groups: groupsOf(paper, /^allergy/u),
      judge: ({ name }, roles) => ({ isRight: roles.has('allergy') || name.startsWith('No known'), says: 'allergy' }),
    }),
    ...steps.map((wanted): Outcome => {
      const found = followUp.find(({ text }) => holds(text, wanted))
      return {
        field: 'next step',
        outcome: found === undefined ? 'missed' : 'right',
        confidence: null,
        given: found?.text ?? null,
        wanted,
      }
    }),
    ...followUp
      .filter(({ text }) => !steps.some((wanted) => holds(text, wanted) || holds(wanted, text)))
      .map(
        ({ text }): Outcome => ({
          field: 'next step',
          outcome: 'made up',
          confidence: null,
          given: text,
          wanted: null,
        }),
      ),
  ]
}
