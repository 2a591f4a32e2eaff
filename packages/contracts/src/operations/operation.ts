import type { Problem } from '@vitrine/errors/problems.ts'
import type { z } from 'zod'
import type { ApiKeyScope } from '../accounts/api-key.ts'
import type { Caller } from '../accounts/roles.ts'

/** Stands in `files` for fields whose names a model's definition says. */
export const anyField = '*'

/**
 * One call of the HTTP interface. From it come the route with validation both ways, the OpenAPI document
 * and the typed client. `response` is the envelope's `data`, or for `answer: 'file' | 'events'` the shape of
 * what is streamed.
 */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify's form: `:name` for a segment, a final `*` for the rest of the path. */
  path: string
  tag: 'sign-in' | 'people' | 'onboarding' | 'administration' | 'catalogue' | 'analyses' | 'files' | 'service'
  summary: string
  callers: readonly Caller[]
  /** Needs a static key as bearer token, whatever the caller's role: that of SERVICE_API_KEY or METRICS_TOKEN. */
  key?: 'service' | 'metrics'
  /** A personal API key with this scope may call it too; without a scope no such key may. */
  apiKey?: ApiKeyScope
  /** The secret in its path is enough: a session that is over does not stand in its way. */
  byLink?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** Fields; taken from JSON, multipart or query alike. */
  body?: z.ZodObject
  /** The body may be multipart with files in these fields; `anyField`: in others too, which the operation judges. */
  files?: readonly string[]
  /** Those fields may each hold several files: so many in all, and of so many MB together. */
  manyFiles?: { count: number; megabytes: number }
  headers?: z.ZodObject
  response: z.ZodType
  /** 200 unless named. */
  status?: number
  answer?: 'envelope' | 'file' | 'events' | 'bare'
  problems: readonly Problem[]
}

export const defineOperations = <const Operations extends Record<string, Operation>>(operations: Operations) =>
  operations
