import { z } from 'zod'
import { everyone } from '../accounts/roles.ts'
import { defineOperations } from './operation.ts'

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
  metrics: {
    method: 'GET',
    path: '/metrics',
    tag: 'service',
    summary: 'Figures for Prometheus, with METRICS_TOKEN as bearer token',
    callers: everyone,
    key: 'metrics',
    response: z.string(),
    answer: 'file',
    problems: ['not-configured', 'token-invalid'],
  },
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    tag: 'service',
    summary: 'This interface as an OpenAPI 3.1 document',
    callers: everyone,
    response: z.looseObject({ openapi: z.string() }),
    answer: 'bare',
    problems: [],
  },
  getDocs: {
    method: 'GET',
    path: '/docs',
    tag: 'service',
    summary: 'This interface as a page to read',
    callers: everyone,
    response: z.string(),
    answer: 'file',
    problems: [],
  },
})
