import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { SpeechEquipment } from './speech-port.ts'

export interface InputFile {
  name: string
  /** Detected from the content, not the name. */
  mediaType: string
  /** Bytes. */
  size: number
}

/** The input of a run. Exactly one of `file` and `text` is present; `companion` only with `file`. */
export interface RunInput {
  file: InputFile | null
  /** The file beside it, if the definition names such a companion. */
  companion?: InputFile | null
  text: string | null
  options: OptionValues
}

export interface Progress {
  /** The current step, for people: 'Reading page 3 of 12'. */
  stage: string
  /** 0…1 of the whole run, or null if unknown. */
  fraction: number | null
  /** The partial answer, shown while the rest is written. */
  preview?: Block[]
}

/** Everything that an engine may use: effects are passed in as arguments. */
export interface RunContext {
  /** The input file's bytes. Throws when the input has no file. */
  readFile: () => Promise<Uint8Array>
  /** The companion file's bytes; absent without one. */
  readCompanion?: () => Promise<Uint8Array>
  signal: AbortSignal
  report: (progress: Progress) => void
  /** The configured speech recognition; absent if none. */
  speech?: SpeechEquipment
  /** Called by an engine whose main work was done by another, which the result's footer then names. */
  answeredBy?: (engine: EngineStamp) => void
  /**
   * Adds a sentence on what the answer leaves out, such as lines that there was no time to read; shown below the
   * result.
   */
  remark?: (sentence: string) => void
}

/** Computes the model's output for one input. Throws `InputError` if the input cannot be answered. */
export type Engine<Output> = (input: RunInput, context: RunContext) => Promise<Output>
