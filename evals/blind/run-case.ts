import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { models } from '@vitrine/models/registry.ts'
import type { BlindCase } from './blind-case.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.edi': 'application/edi-x12',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.srt': 'text/plain',
  '.tsv': 'text/csv',
  '.txt': 'text/plain',
  '.vtt': 'text/plain',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type Ran = { output: unknown } | { refused: string } | { crashed: string }

async function nothing(): Promise<Uint8Array> {
  throw new Error('This input has no file.')
}

/** Runs the shipped engine on one case as the server would. An `InputError` is a refusal, any other error a crash. */
export async function runCase(model: (typeof models)[number], one: BlindCase, folder: URL): Promise<Ran> {
  const { work } = model
  if (!work) throw new Error(`'${model.id}' has no engine.`)
  const load = async (name: string) => {
    const bytes = new Uint8Array(await readFile(new URL(name, folder)))
    const mediaType = mediaTypes[extname(name)] ?? 'application/octet-stream'
    return { file: { name: basename(name), mediaType, size: bytes.length }, readFile: async () => bytes }
  }
  const file = one.file === undefined ? null : await load(one.file)
  const companion = one.companion === undefined ? null : await load(one.companion)
  try {
    const engine = await work.loadEngine()
    const output = await engine(
      {
        file: file?.file ?? null,
        ...(companion && { companion: companion.file }),
        text: one.text ?? null,
        options: one.options,
      },
      {
        readFile: file?.readFile ?? nothing,
        ...(companion && { readCompanion: companion.readFile }),
        // Wide: a busy machine is no wrong answer.
        signal: AbortSignal.timeout(work.deadlineSeconds * 4000),
        report: () => undefined,
      },
    )
    return { output: work.output.parse(output) }
  } catch (error) {
    if (error instanceof InputError) return { refused: `${error.problem}: ${error.message}` }
    return { crashed: error instanceof Error ? error.message : String(error) }
  }
}
