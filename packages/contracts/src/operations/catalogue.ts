import { z } from 'zod'
import { everyone } from '../accounts/roles.ts'
import { catalogueSchema } from '../catalogue/catalogue.ts'
import { longestWish } from '../catalogue/longest-wish.ts'
import { defineOperations } from './operation.ts'

export const catalogueOperations = defineOperations({
  getCatalogue: {
    method: 'GET',
    path: '/api/catalogue',
    tag: 'catalogue',
    summary: 'Industries and models with their texts, limits, samples and evidence',
    callers: everyone,
    response: catalogueSchema,
    problems: [],
  },
  getLikeness: {
    method: 'GET',
    path: '/api/catalogue/alike',
    tag: 'catalogue',
    summary: 'How like a wish in one’s own words is to what each model’s page says: -1 to 1, by model',
    callers: everyone,
    query: z.object({ wish: z.string().trim().min(1).max(longestWish) }),
    response: z.record(z.string(), z.number()),
    problems: [],
  },
  getSample: {
    method: 'GET',
    path: '/samples/:model/:file',
    tag: 'catalogue',
    summary: 'A sample file of a model',
    callers: everyone,
    params: z.object({ model: z.string(), file: z.string() }),
    response: z.file(),
    answer: 'file',
    problems: ['not-found'],
  },
  downloadFile: {
    method: 'GET',
    path: '/api/download-file',
    tag: 'catalogue',
    summary: 'The example workbook for ship notices, Sample_ETO_Format_Example.xlsx',
    callers: everyone,
    response: z.file(),
    answer: 'file',
    problems: ['not-found'],
  },
  getDemandPlanningSample: {
    method: 'GET',
    path: '/demandPlanning/:file',
    tag: 'catalogue',
    summary: 'A sample file of the demand planner, at an address of its own',
    callers: everyone,
    params: z.object({ file: z.string() }),
    response: z.file(),
    answer: 'file',
    problems: ['not-found'],
  },
})
