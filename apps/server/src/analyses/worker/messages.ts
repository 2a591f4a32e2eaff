import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import type { ProviderConfiguration } from '@vitrine/providers/provider-configuration.ts'
import type { StoredFailure } from '../../database/schema/analyses.ts'
import type { RunStep } from './time-steps.ts'

/** What a child needs before its first run. */
export interface ChildSetup {
  /** URL of a module that exports `models`. */
  registry: string
  provider: ProviderConfiguration | null
  /** SPEECH_MODEL, and where models from the hub are kept. */
  speech?: { model: string | null; cacheFolder: string }
}

/** A file by its path instead of its bytes, since parent and child share a file system. */
export interface TaskFile {
  path: string
  name: string
  mediaType: string
  /** Bytes. */
  size: number
}

/** One run, as the parent sends it to a child. */
export interface RunTask {
  modelId: string
  file: TaskFile | null
  /** Only with a file. */
  companion?: TaskFile | null
  text: string | null
  options: OptionValues
  /** Only load the embedded engine; without file and text it is not even run. */
  warmUp?: true
  /** Do not ask a provider. */
  embeddedOnly?: boolean
}

/** A picture or sound that an engine made. */
export interface MadeFile {
  /** What stands for it in the answer's JSON; unguessable, so no text is taken for it. */
  reference: string
  extension: string
  bytes: Uint8Array
}

/** An answer, with its JSON ready for the database. */
export interface RunAnswer {
  output: string
  blocks: string
  /** Each once, wherever the JSON refers to it. */
  files: MadeFile[]
  summary: string
  engine: EngineStamp
}

export type RunOutcome = (
  | { kind: 'answered'; answer: RunAnswer }
  /** `trace` is for the log: names and places only, since a message may quote the document. */
  | { kind: 'failed'; failure: StoredFailure; trace: string | null }
) & {
  /** The child's steps, with their times. */
  steps?: readonly RunStep[]
}

export type ToChild =
  | { kind: 'setup'; setup: ChildSetup }
  | { kind: 'run'; run: number; task: RunTask }
  | { kind: 'abort'; run: number }

export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; run: number; progress: Progress }
  | { kind: 'ended'; run: number; outcome: RunOutcome }
  /**
   * A promise was rejected and not awaited, possibly of an earlier run; the process continues. `trace`: as of a failed
   * run.
   */
  | { kind: 'stray'; trace: string }
  /** The last message: something was thrown that nobody caught. */
  | { kind: 'fault'; trace: string }
