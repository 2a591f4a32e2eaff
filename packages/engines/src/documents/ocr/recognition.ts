import type { Word } from '../document.ts'
import type { RecogniserInput } from './recogniser.ts'
import { recogniseWithCommand } from './tesseract-command.ts'
import { startWasmRecogniser } from './tesseract-wasm.ts'

/**
 * Recognition for the length of one document: the `tesseract` command while it answers, else the WebAssembly
 * build, started when first needed. `stop` ends its worker.
 */
export class Recognition {
  used: 'tesseract' | 'tesseract.js' | null = null
  #wasm: ReturnType<typeof startWasmRecogniser> | null = null

  async recognise(input: RecogniserInput): Promise<Word[]> {
    input.signal?.throwIfAborted()
    if (this.#wasm === null) {
      const words = await recogniseWithCommand(input)
      if (words !== null) {
        this.used = 'tesseract'
        return words
      }
      this.#wasm ??= startWasmRecogniser()
    }
    this.used = 'tesseract.js'
    return (await this.#wasm).recognise(input)
  }

  async stop(): Promise<void> {
    await (await this.#wasm)?.stop()
  }
}
