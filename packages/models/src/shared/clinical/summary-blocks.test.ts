import { expect, it } from 'vitest'
import { summarizeClinical } from './summary-blocks.ts'

const problem = (name: string) => ({ name, status: 'assessed' as const, confidence: 1, place: null })

it('writes abbreviations as they are printed and all other problems small', () => {
  const problems = ['Flare of COPD', 'CKD stage 3', 'HYPERTENSION'].map(problem)
  expect(summarizeClinical({ problems, medicines: [], followUp: [] }, 'Nothing.')).toBe(
    'Problems: flare of COPD, CKD stage 3, hypertension; no medicines, no follow-up steps.',
  )
})
