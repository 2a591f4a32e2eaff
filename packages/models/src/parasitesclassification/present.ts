import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { countsTable, labelsBlock } from '../shared/blocks/named-labels.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { notSure } from '../shared/pictures/not-sure.ts'
import { whereItLooked } from '../shared/pictures/where-it-looked.ts'
import { findings } from './findings.ts'
import type { Parasites } from './schema.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.75

/** Share of single cells that are answered wrongly, rounded up from what was measured by slide: evidence.json. */
const errorRate = 1 / 20

export const nameOf = (label: string): string => findings[label]?.name ?? 'Nothing that I know'

function notices({ known, empty, view, labels, counts, likeness }: Parasites): BlockOf<'notice'>[] {
  if (empty) {
    const text =
      'Nothing lies on this field: no egg of the four kinds and no red blood cell was found. Look at more fields before calling a specimen negative.'
    return [notice('info', 'Empty field', text)]
  }
  if (!known) {
    return [
      notice(
        'warning',
        'Nothing that I know',
        'This does not look like one of the four worm eggs, a red blood cell or a thin blood smear. The guesses below are shown for completeness only.',
      ),
    ]
  }
  if (view === 'smear') {
    const [ill = 0, well = 0] = [counts['parasitized'], counts['uninfected']]
    const title = `${ill} of ${ill + well} cells with parasites`
    const few = ill > 0 && ill <= 2 * errorRate * (ill + well)
    const text = `Only cells that lie apart were looked at, one by one. One cell in twenty or so is answered wrongly${
      few ? ': as few as are marked here may all be errors.' : ', so single ones may be errors.'
    }`
    return [notice(few ? 'warning' : 'info', title, text)]
  }
  if (likeness === 'far') {
    return [
      farNotice(
        'Unlike the microscope pictures that it learned from',
        'single worm eggs, and single stained red blood cells',
      ),
    ]
  }
  return notSure(at(labels, 0).confidence, sureEnough, 'Compare the other guesses.')
}

function place({ heatMap, regions, objects, labels }: Parasites): Block[] {
  if (objects.length > 0) {
    const marked = objects.map(({ label, confidence, box }) => ({
      label: nameOf(label),
      confidence,
      box,
      tone: label === 'uninfected' ? ('good' as const) : ('bad' as const),
    }))
    return [{ kind: 'boxes-on-image', title: 'Cells', objects: marked, heatMap: null }]
  }
  return whereItLooked({ heatMap, regions }, nameOf(labels[0]?.label ?? ''))
}

const counted = ({ view, counts, notLookedAt }: Parasites): Block[] =>
  view === 'smear'
    ? [
        {
          ...countsTable(Object.entries(counts), 'Cells', nameOf),
          ...(notLookedAt > 0 && { omitted: `${notLookedAt} more cells were not looked at` }),
        },
      ]
    : []

export function present(output: Parasites): Block[] {
  const finding = output.known && output.view !== 'smear' ? findings[output.labels[0]?.label ?? ''] : undefined
  return [
    ...notices(output),
    // An empty field is an answer too.
    ...(output.view === 'smear' ? [] : [labelsBlock({ ...output, known: output.known || output.empty }, nameOf)]),
    ...place(output),
    ...counted(output),
    ...(finding ? [{ kind: 'markdown' as const, title: finding.name, text: finding.about }] : []),
  ]
}

export function summarize({ known, empty, view, labels, counts }: Parasites): string {
  if (empty) return 'An empty field: no egg and no cell found.'
  if (!known) return 'No worm egg, red blood cell or smear that this model knows.'
  const [ill = 0, well = 0] = [counts['parasitized'], counts['uninfected']]
  if (view === 'smear') return `${ill} of ${ill + well} single cells with malaria parasites.`
  const best = labels.find(({ label }) => label in findings)
  return best ? `${nameOf(best.label)} (${percent(best.confidence)}).` : 'Nothing found.'
}
