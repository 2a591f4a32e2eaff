import type { Analysis, AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'

export const queued: AnalysisState = {
  id: 'a1',
  modelId: 'review-reader',
  modelVersion: 1,
  modelTitle: 'Review reader',
  status: 'queued',
  revision: 1,
  stage: null,
  percent: null,
  preview: null,
  queuePlace: 2,
  estimateSeconds: 8,
  ownWaiting: 1,
  quota: 100,
  inputName: null,
  sampleId: null,
  summary: null,
  engine: null,
  failure: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  deletesAt: '2026-03-02T10:00:00.000Z',
}

export const succeeded: Analysis = {
  ...queued,
  status: 'succeeded',
  revision: 4,
  queuePlace: null,
  estimateSeconds: null,
  ownWaiting: null,
  quota: null,
  percent: 100,
  summary: 'Positive, mostly about the price.',
  engine: { kind: 'embedded', name: 'Test engine', version: '1', note: null },
  startedAt: '2026-03-01T10:00:01.000Z',
  finishedAt: '2026-03-01T10:00:02.500Z',
  input: {
    name: null,
    mediaType: null,
    size: null,
    url: null,
    companion: null,
    text: 'I love it. It broke.',
    options: {},
  },
  output: { label: 'positive' },
  blocks: [
    {
      kind: 'labels',
      title: 'Overall',
      known: true,
      items: [{ label: 'Positive', confidence: 0.93 }],
    },
    {
      kind: 'sentences',
      items: [
        { text: 'I love it.', score: 0.9, label: 'positive', spans: [{ start: 2, end: 6, weight: 1 }] },
        { text: 'It broke.', score: -0.7, label: 'negative', spans: [{ start: 3, end: 8, weight: -1 }] },
      ],
    },
  ],
  feedback: null,
  corrections: [],
  mayCorrect: true,
  shares: [],
  mine: true,
}

/** The states of a successful run. */
export const running: AnalysisState = { ...queued, status: 'running', revision: 2, queuePlace: null, percent: 40 }
export const done: AnalysisState = { ...queued, status: 'succeeded', revision: 3, queuePlace: null, percent: 100 }
