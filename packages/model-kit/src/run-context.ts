import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import type { SpeechEquipment } from './speech-port.ts'

export interface InputFile {
  name: string
  /** By content, not by name. */
  mediaType: string
  /** Bytes. */
  size: number
}

/** What a run works on. Exactly one of `file` and `text` is there; `companion` only beside `file`. */
export interface RunInput {
  file: InputFile | null
  /** What came beside the file, where the definition names such a companion. */
  companion?: InputFile | null
  text: string | null
  options: OptionValues
}

export interface Progress {
  /** What is being done, for people: 'Reading page 3 of 12'. */
  stage: string
  /** 0…1 of the whole run, or null where it cannot be told. */
  fraction: number | null
  /** What is there of the answer already, to be read while the rest is written. */
  preview?: Block[]
}

/** All that an engine may touch: its effects arrive as arguments. */
export interface RunContext {
  /** The input file's bytes. Throws when the input has no file. */
  readFile: () => Promise<Uint8Array>
  /** The same of the file that came beside it; left out, none did. */
  readCompanion?: () => Promise<Uint8Array>
  signal: AbortSignal
  report: (progress: Progress) => void
  /** What is configured for recognising speech; left out, nothing is. */
  speech?: SpeechEquipment
  /** An engine that lets another do its main work says who answered; it goes into the result's footer. */
  answeredBy?: (engine: EngineStamp) => void
  /** A sentence on what the answer leaves out, such as lines that there was no time to read; stands under the result. */
  remark?: (sentence: string) => void
}

/** Answers one input with the model's output. Throws `InputError` when the input cannot be answered. */
export type Engine<Output> = (input: RunInput, context: RunContext) => Promise<Output>
