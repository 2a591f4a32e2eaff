import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Word } from '../document.ts'
import { graymapOf } from '../picture/grey-picture.ts'
import { type Recogniser, wordOfPixels } from './recogniser.ts'

/** The small network in whole numbers: a quarter of the other's size and, on printed pages, as good. */
const network = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

const segmentation = { page: PSM.AUTO, column: PSM.SINGLE_COLUMN, block: PSM.SINGLE_BLOCK } as const

/** The WebAssembly recogniser with its network from the package: needs no command and no connection. */
export async function startWasmRecogniser(): Promise<{ recognise: Recogniser; stop: () => Promise<void> }> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: network, gzip: true, cacheMethod: 'none' })
  const stop = async (): Promise<void> => {
    await worker.terminate()
  }
  const recogniseAlone: Recogniser = async (input) => {
    const aborted = Promise.withResolvers<never>()
    const onAbort = (): void => {
      void stop()
      aborted.reject(input.signal?.reason)
    }
    input.signal?.addEventListener('abort', onAbort, { once: true })
    try {
      await worker.setParameters({ tessedit_pageseg_mode: segmentation[input.layout] })
      const { data } = await Promise.race([
        worker.recognize(graymapOf(input), {}, { blocks: true, text: false }),
        aborted.promise,
      ])
      const words = (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
      )
      return words.flatMap((found): Word[] => {
        const word = wordOfPixels({ text: found.text, confidence: found.confidence, ...found.bbox }, input)
        return word === null ? [] : [word]
      })
    } finally {
      input.signal?.removeEventListener('abort', onAbort)
    }
  }
  // One page after the other: the way of finding lines is a setting of the worker, not of a call.
  let last: Promise<unknown> = Promise.resolve()
  const recognise: Recogniser = (input) => {
    const reading = last.then(() => recogniseAlone(input))
    last = reading.catch(() => undefined)
    return reading
  }
  return { recognise, stop }
}
