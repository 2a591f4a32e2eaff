import { z } from 'zod'
import { signedIn } from '../accounts/roles.ts'
import { batchLimits, batchSchema, batchTableSchema, batchWithItemsSchema } from '../analyses/batch.ts'
import { batchReportSchema, batchTruthsSchema } from '../analyses/batch-report.ts'
import { idParams } from '../fields/id-params.ts'
import { lineField } from '../fields/line-field.ts'
import { defineOperations } from './operation.ts'

/** Common to all calls on one batch, … */
const onBatch = { tag: 'analyses', callers: signedIn, params: idParams, problems: ['not-found'] } as const

/** … those that read it, … */
const readsBatch = { ...onBatch, method: 'GET', apiKey: 'read' } as const

/** … and to its downloads. */
const csvOfBatch = {
  ...readsBatch,
  query: z.object({ separator: z.enum([',', ';']).default(',') }),
  response: z.unknown(),
  answer: 'file',
} as const

export const batchesOperations = defineOperations({
  createBatch: {
    method: 'POST',
    path: '/api/batches',
    tag: 'analyses',
    summary: 'Run a model on several files, a zip of them, or a CSV of texts; items that cannot be run are named',
    callers: signedIn,
    apiKey: 'run',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    /** A model's own options are added to these, and apply to all items. */
    body: z.looseObject({
      /** The model's id. */
      model: z.string().min(1).max(100),
      name: lineField.max(100).optional(),
      /** For models that read texts: the CSV's column with the texts; default: `text`. */
      column: z.string().trim().max(200).optional(),
      /** For models that read texts: the texts, in JSON. */
      texts: z.array(z.string()).max(batchLimits.items).optional(),
    }),
    files: ['files'],
    manyFiles: { count: batchLimits.items, megabytes: batchLimits.megabytes },
    response: batchSchema,
    status: 202,
    problems: [
      'model-unknown',
      'input-required',
      'input-ambiguous',
      'option-invalid',
      'act-not-allowed',
      'input-too-large',
      'input-damaged',
      'input-infected',
      'scanner-unavailable',
      'csv-unreadable',
      'row-limit',
      'conflict',
      'idempotency-mismatch',
      'rate-limited',
      'storage-full',
      'storage-unavailable',
      'database-unavailable',
      'engine-missing',
      'model-switched-off',
    ],
  },
  listBatches: {
    method: 'GET',
    path: '/api/batches',
    tag: 'analyses',
    summary: 'One’s own batches, newest first',
    callers: signedIn,
    apiKey: 'read',
    response: z.object({ items: z.array(batchSchema) }),
    problems: [],
  },
  getBatch: {
    ...readsBatch,
    path: '/api/batches/:id',
    summary: 'A batch with how each of its items goes',
    response: batchWithItemsSchema,
  },
  getBatchTable: {
    ...readsBatch,
    path: '/api/batches/:id/table',
    summary: 'The results of a batch as one table, with each output whole',
    response: batchTableSchema,
  },
  downloadBatchTable: {
    ...csvOfBatch,
    path: '/api/batches/:id/table.csv',
    summary: 'The results of a batch as a CSV file',
  },
  cancelBatch: {
    ...onBatch,
    method: 'POST',
    path: '/api/batches/:id/cancel',
    summary: 'Stop what of a batch has not ended; what has ended stays',
    apiKey: 'run',
    response: batchSchema,
  },
  deleteBatch: {
    ...onBatch,
    method: 'DELETE',
    path: '/api/batches/:id',
    summary: 'Stop a batch and erase all that is stored of it',
    response: z.object({ deleted: z.literal(true) }),
  },
  setBatchTruths: {
    ...onBatch,
    method: 'PUT',
    path: '/api/batches/:id/truths',
    summary: 'Hold the results of a batch against a table of truths; the answer is the measured report',
    body: batchTruthsSchema,
    response: batchReportSchema,
    problems: ['not-found', 'csv-unreadable'],
  },
  getBatchReport: {
    ...readsBatch,
    path: '/api/batches/:id/report',
    summary: 'How many values of each field are right, by the truths that were given',
    response: batchReportSchema.nullable(),
  },
  downloadBatchReport: {
    ...csvOfBatch,
    path: '/api/batches/:id/report.csv',
    summary: 'The measured report as a CSV file: the fields, then what was missed',
  },
  deleteBatchTruths: {
    ...onBatch,
    method: 'DELETE',
    path: '/api/batches/:id/truths',
    summary: 'Erase the truths of a batch and its report; the results stay',
    response: z.object({ deleted: z.literal(true) }),
  },
})
