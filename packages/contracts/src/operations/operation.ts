import type { Problem } from '@vitrine/errors/problems.ts'
import type { z } from 'zod'
import type { ApiKeyScope } from '../accounts/api-key.ts'
import type { Caller } from '../accounts/roles.ts'

/** Used in `files` where a model's definition names the fields. */
export const anyField = '*'

/**
 * A call of the HTTP interface. The route with validation both ways, the OpenAPI document and the typed client are made
 * from it. `response` is the envelope's `data`, or for `answer: 'file' | 'events'` the shape of what is streamed.
 */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify's form: `:name` for a segment, a final `*` for the rest of the path. */
  path: string
  tag: 'sign-in' | 'people' | 'onboarding' | 'administration' | 'catalogue' | 'analyses' | 'files' | 'service'
  summary: string
  callers: readonly Caller[]
  /** Requires a static key as bearer token, whatever the caller's role: SERVICE_API_KEY or METRICS_TOKEN. */
  key?: 'service' | 'metrics'
  /** A personal API key with this scope may call it too; absent: no personal key may. */
  apiKey?: ApiKeyScope
  /** The secret in its path is enough: an expired session does not prevent the call. */
  byLink?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** Fields; taken from JSON, multipart or query alike. */
  body?: z.ZodObject
  /** The body may be multipart with files in these fields; `anyField`: also in others, which the operation checks. */
  files?: readonly string[]
  /** Those fields may each hold several files: the total count, and their total size in MB. */
  manyFiles?: { count: number; megabytes: number }
  headers?: z.ZodObject
  response: z.ZodType
  /** Default: 200. */
  status?: number
  answer?: 'envelope' | 'file' | 'events' | 'bare'
  problems: readonly Problem[]
}

export const defineOperations = <const Operations extends Record<string, Operation>>(operations: Operations) =>
  operations
