import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { countsTable, labelsBlock, namedObjects } from '../shared/blocks/named-labels.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { Pipes } from './schema.ts'

const names: Record<string, string> = {
  drawing: 'Drawing',
  sewer_open: 'Sewer, view along the pipe',
  sewer_lateral_pipe: 'Sewer, a lateral pipe juts in',
  not_a_sewer_pipe: 'No sewer pipe',
  straight_run: 'Straight run',
  elbow: 'Elbow',
  tee: 'Tee',
  crossing: 'Crossing',
  valve: 'Valve',
}
const plurals: Record<string, string> = {
  straight_run: 'straight runs',
  elbow: 'elbows',
  tee: 'tees',
  crossing: 'crossings',
  valve: 'valves',
}

const sureEnough = 0.75

export const nameOf = (label: string): string => names[label] ?? label

const drawingNotices = ({ objects, counts }: Pipes): BlockOf<'notice'>[] => [
  objects.length === 0
    ? notice('warning', 'No pipes found', 'No long single lines were found on this drawing.')
    : notice(
        'info',
        'Told by the lines alone',
        'A pipe is taken to be a single unbroken line. Dashed lines are left out, pipes drawn as two lines count twice, and where two lines cross without meeting a crossing is counted.',
      ),
  ...(counts['valve'] === 0
    ? [
        notice(
          'info',
          'No valves found',
          'Only the valve symbols of one style of P&ID are known; valves drawn otherwise are not found.',
        ),
      ]
    : []),
]

function photoNotices({ known, labels }: Pipes): BlockOf<'notice'>[] {
  if (!known) {
    return [
      notice(
        'warning',
        'Neither a drawing nor a sewer',
        'This is neither lines on paper nor a picture of a sewer camera that this model knows.',
      ),
    ]
  }
  const confidence = at(labels, 0).confidence
  return confidence >= sureEnough
    ? []
    : [notice('warning', 'Not sure', 'The best guess is weak. Compare the other guesses.')]
}

const marks = ({ objects }: Pipes): Block[] =>
  objects.length === 0
    ? []
    : [
        {
          kind: 'boxes-on-image',
          title: 'Parts of the pipes',
          objects: namedObjects(objects, nameOf),
          heatMap: null,
        },
      ]

export const present = (output: Pipes): Block[] =>
  output.view === 'drawing'
    ? [...drawingNotices(output), ...marks(output), countsTable(Object.entries(output.counts), 'Part', nameOf)]
    : [...photoNotices(output), labelsBlock(output, nameOf)]

export function summarize({ view, known, labels, counts }: Pipes): string {
  if (view === 'drawing' && !known) return 'Lines on paper, but no pipe was found among them.'
  if (view === 'none') return 'Neither a drawing nor a sewer-camera picture that this model knows.'
  if (view === 'photo') return `${nameOf(at(labels, 0).label)} (${percent(at(labels, 0).confidence)}).`
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${count} ${count === 1 ? nameOf(label).toLowerCase() : (plurals[label] ?? label)}`)
  return `Drawing with ${parts.join(', ')}.`
}
