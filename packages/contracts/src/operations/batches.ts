import { z } from 'zod'
import { batchLimits, batchSchema, batchTableSchema, batchWithItemsSchema } from '../batch.ts'
import { lineField } from '../line-field.ts'
import { batchReportSchema, batchTruthsSchema } from '../batch-report.ts'
import { defineOperations } from '../operation.ts'
import { signedIn } from '../roles.ts'

const idParams = z.object({ id: z.string().min(1).max(64) })

/** What the downloads of a batch have in common. */
const csvOfBatch = {
  callers: signedIn,
  apiKey: 'read',
  params: idParams,
  query: z.object({ separator: z.enum([',', ';']).default(',') }),
  response: z.unknown(),
  answer: 'file',
  problems: ['not-found'],
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
    /** A model's own options come beside these, and hold for all items. */
    body: z.looseObject({
      /** The model's id. */
      model: z.string().min(1).max(100),
      name: lineField.max(100).optional(),
      /** For models that read texts: the column of the CSV that holds them; `text` unless given. */
      column: z.string().trim().max(200).optional(),
      /** For models that read texts, in JSON: the texts themselves. */
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
    method: 'GET',
    path: '/api/batches/:id',
    tag: 'analyses',
    summary: 'A batch with how each of its items goes',
    callers: signedIn,
    apiKey: 'read',
    params: idParams,
    response: batchWithItemsSchema,
    problems: ['not-found'],
  },
  getBatchTable: {
    method: 'GET',
    path: '/api/batches/:id/table',
    tag: 'analyses',
    summary: 'The results of a batch as one table, with each output whole',
    callers: signedIn,
    apiKey: 'read',
    params: idParams,
    response: batchTableSchema,
    problems: ['not-found'],
  },
  downloadBatchTable: {
    method: 'GET',
    path: '/api/batches/:id/table.csv',
    tag: 'analyses',
    summary: 'The results of a batch as a CSV file',
    ...csvOfBatch,
  },
  cancelBatch: {
    method: 'POST',
    path: '/api/batches/:id/cancel',
    tag: 'analyses',
    summary: 'Stop what of a batch has not ended; what has ended stays',
    callers: signedIn,
    apiKey: 'run',
    params: idParams,
    response: batchSchema,
    problems: ['not-found'],
  },
  deleteBatch: {
    method: 'DELETE',
    path: '/api/batches/:id',
    tag: 'analyses',
    summary: 'Stop a batch and erase all that is stored of it',
    callers: signedIn,
    params: idParams,
    response: z.object({ deleted: z.literal(true) }),
    problems: ['not-found'],
  },
  setBatchTruths: {
    method: 'PUT',
    path: '/api/batches/:id/truths',
    tag: 'analyses',
    summary: 'Hold the results of a batch against a table of truths; the answer is the measured report',
    callers: signedIn,
    params: idParams,
    body: batchTruthsSchema,
    response: batchReportSchema,
    problems: ['not-found', 'csv-unreadable'],
  },
  getBatchReport: {
    method: 'GET',
    path: '/api/batches/:id/report',
    tag: 'analyses',
    summary: 'How many values of each field are right, by the truths that were given',
    callers: signedIn,
    apiKey: 'read',
    params: idParams,
    response: batchReportSchema.nullable(),
    problems: ['not-found'],
  },
  downloadBatchReport: {
    method: 'GET',
    path: '/api/batches/:id/report.csv',
    tag: 'analyses',
    summary: 'The measured report as a CSV file: the fields, then what was missed',
    ...csvOfBatch,
  },
  deleteBatchTruths: {
    method: 'DELETE',
    path: '/api/batches/:id/truths',
    tag: 'analyses',
    summary: 'Erase the truths of a batch and its report; the results stay',
    callers: signedIn,
    params: idParams,
    response: z.object({ deleted: z.literal(true) }),
    problems: ['not-found'],
  },
})
