import { z } from 'zod'
import { defineOperations } from '../operation.ts'
import { everyone } from '../roles.ts'

export const serviceOperations = defineOperations({
  health: {
    method: 'GET',
    path: '/healthz',
    tag: 'service',
    summary: 'The process answers',
    callers: everyone,
    response: z.object({ status: z.literal('ok') }),
    answer: 'bare',
    problems: [],
  },
  readiness: {
    method: 'GET',
    path: '/readyz',
    tag: 'service',
    summary: 'The database answers and work is accepted',
    callers: everyone,
    response: z.object({ status: z.literal('ready') }),
    answer: 'bare',
    problems: ['shutting-down', 'engine-unavailable'],
  },
})
