import type { Caller } from '@vitrine/contracts/accounts/roles.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import type { OperationName, Operations } from '@vitrine/contracts/operations/operations.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SignedInCaller } from '../accounts/caller.ts'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import type { PreparedAnswer } from './answers/prepared-answer.ts'
import type { Answer } from './answers/write-answer.ts'
import type { Upload } from './bodies/gather-fields.ts'
import type { Metrics } from './metrics.ts'

type Part<Op, Name extends string> = Op extends { [Key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown

/** What every handler may use; independent of the request. */
export interface HandlerContext {
  env: Env
  database: Database
  services: Services
  metrics: Metrics
  /** Aborted when the server shuts down: it finishes what it has begun and takes nothing new. */
  stopping: AbortSignal
  /** Aborted a little before unfinished requests are cut off: callers that wait for a run are then told its address. */
  leaving: AbortSignal
}

/** A request as its handler sees it: parsed by the operation's schemas, its caller identified and allowed. */
export interface Call<Op> extends HandlerContext {
  params: Part<Op, 'params'>
  query: Part<Op, 'query'>
  /** Fields from query, JSON or multipart. */
  body: Part<Op, 'body'>
  headers: Part<Op, 'headers'>
  caller: Caller
  /** Null for a visitor. */
  signedIn: SignedInCaller | null
  /** Already stored; deleted if the handler throws, owned by the handler otherwise. */
  uploads: readonly Upload[]
  ip: string
  log: FastifyBaseLogger
  /** Aborted when the caller hangs up, and for events also when the server shuts down. */
  signal: AbortSignal
}

type Streams = { answer: 'file' | 'events' }

/** Files and events are sent by the handler itself; everything else it returns. */
type HandlerOf<Op extends Operation> = Op extends Streams
  ? (call: Call<Op>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  : (call: Call<Op>) => Promise<Answer<z.input<Op['response']>> | PreparedAnswer>

export type Handler<Name extends OperationName> = HandlerOf<Operations[Name]>

/** A handler of any operation: its arguments were parsed by that operation's schemas. */
export type AnyHandler = (
  call: Call<Operation>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<unknown> | PreparedAnswer | FastifyReply>
