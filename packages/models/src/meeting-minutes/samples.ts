import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, invented people, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'launch-planning',
    label: 'Project meeting, text file',
    description: 'Four people, a clear agenda, decisions said outright, actions with names and days.',
    source,
    file: 'launch-planning.txt',
    mediaType: 'text/plain',
  },
  {
    id: 'clinic-rota',
    label: 'Export of a meeting program',
    description: 'Time stamps before every turn, spoken language with fillers, people asked by name.',
    source,
    file: 'clinic-rota.txt',
    mediaType: 'text/plain',
  },
  {
    id: 'school-board',
    label: 'School board, PDF',
    description: 'A transcript on two pages: every decision and action is shown on its page.',
    source: `${source}; set by evals/samples/make-meeting-samples.ts`,
    file: 'school-board.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'coffee-talk',
    label: 'Small talk (nothing to find)',
    description: 'People talk and decide nothing: the minutes say that there are no decisions and no actions.',
    source,
    file: 'coffee-talk.txt',
    mediaType: 'text/plain',
  },
]
