import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import type { ProviderConfiguration } from '@vitrine/providers/provider-configuration.ts'
import type { StoredFailure } from '../../database/schema/analyses.ts'
import type { RunStep } from './time-steps.ts'

/** What a child needs to know before its first run. */
export interface ChildSetup {
  /** URL of a module that exports `models`. */
  registry: string
  provider: ProviderConfiguration | null
  /** SPEECH_MODEL, and where models from the hub are kept. */
  speech?: { model: string | null; cacheFolder: string }
}

/** A file by its path instead of its bytes, since parent and child see the same folder. */
export interface TaskFile {
  path: string
  name: string
  mediaType: string
  /** Bytes. */
  size: number
}

/** One run, as the parent hands it to a child. */
export interface RunTask {
  modelId: string
  file: TaskFile | null
  /** Beside the file only. */
  companion?: TaskFile | null
  text: string | null
  options: OptionValues
  /** Only to load the embedded engine; without file and text it is not even run. */
  warmUp?: true
  /** No provider is asked. */
  embeddedOnly?: boolean
}

/** An answer, its JSON ready for the database. */
export interface RunAnswer {
  output: string
  blocks: string
  summary: string
  engine: EngineStamp
}

export type RunOutcome = (
  | { kind: 'answered'; answer: RunAnswer }
  /** `trace` is for the log: names and places only, since a message may quote the document. */
  | { kind: 'failed'; failure: StoredFailure; trace: string | null }
) & {
  /** What the child did when. */
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
  /** A promise failed that nobody awaited, maybe of an earlier run; the process goes on. `trace`: as of a failed run. */
  | { kind: 'stray'; trace: string }
  /** Its last word: something was thrown that nobody caught. */
  | { kind: 'fault'; trace: string }
