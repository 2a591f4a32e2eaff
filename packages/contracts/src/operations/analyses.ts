import { z } from 'zod'
import { allButTemporary, signedIn } from '../accounts/roles.ts'
import {
  analysisSchema,
  analysisStateSchema,
  correctionSchema,
  feedbackVerdictSchema,
  sharedLinkSchema,
  shareSchema,
} from '../analyses/analysis.ts'
import { idParams } from '../fields/id-params.ts'
import { anyField, defineOperations } from './operation.ts'

/** Fields of every model call; a model's own options (duration, questions, …) are added to them. */
const analyzeBody = z.looseObject({
  text: z.string().optional(),
  /** A bundled sample instead of a file or text. */
  sample: z.string().max(100).optional(),
})

/** See `correctionSchema`. */
const correctionPlace = z.string().regex(/^\d{1,4}\.\d{1,5}(\.\d{1,4})?$/)

const analyzeHeaders = z.object({
  /** `respond-async` answers 202 with the analysis's id at once. */
  prefer: z.string().optional(),
  'idempotency-key': z.string().min(1).max(200).optional(),
})

const analyzeProblems = [
  'sign-in-required',
  'model-unknown',
  'sample-unknown',
  'input-required',
  'input-ambiguous',
  'option-invalid',
  'input-too-large',
  'type-unsupported',
  'input-empty',
  'input-damaged',
  'input-infected',
  'scanner-unavailable',
  'idempotency-mismatch',
  'rate-limited',
  'queue-full',
  'storage-full',
  'storage-unavailable',
  'database-unavailable',
  'engine-missing',
  'engine-unavailable',
  'model-switched-off',
] as const

/** `data` is the model's own output if the call waits, and the analysis's state if it does not. */
const analyzed = z.unknown()

/** A call of any model, by any of its names. */
const analyzeCall = {
  callers: allButTemporary,
  apiKey: 'run',
  params: z.object({ '*': z.string() }),
  headers: analyzeHeaders,
  body: analyzeBody,
  files: ['file', anyField],
  response: analyzed,
  problems: analyzeProblems,
} as const

/** A prompt for a generating model; blank ones are refused by name. */
const topicField = z.string().optional()

/** The answer of a generating call: its result, or the state if it does not wait. */
const generated = <Result extends z.ZodType>(result: Result) => z.union([result, analysisStateSchema])

export const analysesOperations = defineOperations({
  analyze: {
    method: 'POST',
    path: '/api/analyze/*',
    tag: 'analyses',
    summary: 'Run a model on a file, a text or one of its samples',
    ...analyzeCall,
  },
  analyzeByFunction: {
    method: 'POST',
    path: '/api/functions/*',
    tag: 'analyses',
    summary: 'Run a model by the name of its hosted function',
    ...analyzeCall,
  },
  generateImage: {
    method: 'POST',
    path: '/api/generate_image',
    tag: 'analyses',
    summary: 'Make a picture from a topic and instructions; answers its address',
    callers: allButTemporary,
    apiKey: 'run',
    headers: analyzeHeaders,
    body: z.looseObject({
      topic: topicField,
      instructions: z.string().optional(),
      sample: z.string().max(100).optional(),
    }),
    // No files, but as much text as a model takes.
    files: [],
    response: generated(z.string()),
    problems: analyzeProblems,
  },
  exploreTopic: {
    method: 'POST',
    path: '/api/get_explore_topic',
    tag: 'analyses',
    summary: 'A structured page about a topic',
    callers: allButTemporary,
    apiKey: 'run',
    headers: analyzeHeaders,
    query: z.looseObject({ topic: topicField }),
    body: z.looseObject({ topic: topicField, sample: z.string().max(100).optional() }),
    // No files, but as much text as a model takes.
    files: [],
    response: generated(z.union([z.string(), z.looseObject({ data: z.string() })])),
    problems: analyzeProblems,
  },
  listAnalyses: {
    method: 'GET',
    path: '/api/analyses',
    tag: 'analyses',
    summary: 'One’s own analyses, newest first',
    callers: signedIn,
    apiKey: 'read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      before: z.string().max(1000).optional(),
    }),
    response: z.object({ items: z.array(analysisStateSchema), next: z.string().nullable() }),
    problems: [],
  },
  getAnalysis: {
    method: 'GET',
    path: '/api/analyses/:id',
    tag: 'analyses',
    summary: 'An analysis with its input, output and blocks',
    callers: allButTemporary,
    apiKey: 'read',
    params: idParams,
    query: z.object({ share: z.string().optional() }),
    response: analysisSchema,
    problems: ['not-found'],
  },
  followAnalysis: {
    method: 'GET',
    path: '/api/analyses/:id/events',
    tag: 'analyses',
    summary: 'Server-sent events: each is the whole state of the row, its revision the event’s id',
    callers: allButTemporary,
    apiKey: 'read',
    params: idParams,
    response: analysisStateSchema,
    answer: 'events',
    problems: ['not-found', 'rate-limited'],
  },
  rerunAnalysis: {
    method: 'POST',
    path: '/api/analyses/:id/rerun',
    tag: 'analyses',
    summary: 'Run the same input again as a new analysis',
    callers: signedIn,
    params: idParams,
    response: analysisStateSchema,
    status: 202,
    problems: ['not-found', 'queue-full', 'engine-missing', 'model-switched-off'],
  },
  compareAnalysis: {
    method: 'POST',
    path: '/api/analyses/:id/compare',
    tag: 'analyses',
    summary: 'Have the same input answered by the other engine: the embedded one, or the provider',
    callers: signedIn,
    params: idParams,
    response: analysisStateSchema,
    status: 202,
    problems: ['not-found', 'analysis-unfinished', 'queue-full', 'engine-missing', 'model-switched-off'],
  },
  giveFeedback: {
    method: 'POST',
    path: '/api/analyses/:id/feedback',
    tag: 'analyses',
    summary: 'Say whether the answer was right',
    callers: allButTemporary,
    params: idParams,
    body: z.object({ verdict: feedbackVerdictSchema, comment: z.string().max(2000).optional() }),
    response: z.object({ verdict: feedbackVerdictSchema }),
    problems: ['not-found', 'analysis-unfinished'],
  },
  correctValue: {
    method: 'POST',
    path: '/api/analyses/:id/corrections',
    tag: 'analyses',
    summary: 'Put a value right that was read from a document; null says that it is not there',
    callers: allButTemporary,
    params: idParams,
    body: z.object({ place: correctionPlace, value: z.string().trim().max(2000).nullable() }),
    response: z.array(correctionSchema),
    problems: ['not-found', 'analysis-unfinished', 'act-not-allowed'],
  },
  undoCorrection: {
    method: 'DELETE',
    path: '/api/analyses/:id/corrections/:place',
    tag: 'analyses',
    summary: 'Take a correction back',
    callers: allButTemporary,
    params: idParams.extend({ place: correctionPlace }),
    response: z.array(correctionSchema),
    problems: ['not-found', 'analysis-unfinished', 'act-not-allowed'],
  },
  shareAnalysis: {
    method: 'POST',
    path: '/api/analyses/:id/shares',
    tag: 'analyses',
    summary: 'Make a read-only link that expires',
    callers: signedIn,
    params: idParams,
    body: z.object({ days: z.coerce.number().int().min(1).max(30).default(7) }),
    response: shareSchema,
    status: 201,
    problems: ['not-found', 'analysis-unfinished'],
  },
  listShares: {
    method: 'GET',
    path: '/api/shares',
    tag: 'analyses',
    summary: 'One’s own links that still open something, the ones that expire first in front',
    callers: signedIn,
    response: z.array(sharedLinkSchema),
    problems: [],
  },
  revokeShare: {
    method: 'DELETE',
    path: '/api/analyses/:id/shares/:share',
    tag: 'analyses',
    summary: 'Revoke a shared link',
    callers: signedIn,
    params: idParams.extend({ share: z.string() }),
    response: z.object({ revoked: z.boolean() }),
    problems: ['not-found'],
  },
  deleteAnalysis: {
    method: 'DELETE',
    path: '/api/analyses/:id',
    tag: 'analyses',
    summary: 'Cancel work that runs and erase what is stored',
    callers: allButTemporary,
    params: idParams,
    response: z.object({ deleted: z.boolean() }),
    problems: ['not-found'],
  },
})
