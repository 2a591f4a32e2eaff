import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { InputError } from '@vitrine/errors/input-error.ts'

/** A layer of a page at 200 dots an inch takes 15 MB; people's programs nest a handful. */
const mostMegabytes = 600

interface Layer {
  canvas: Canvas
}

const bytesOf = (width: number, height: number): number => 4 * width * height

/** Makes the layers in which the PDF library draws groups and soft masks: masks within masks ask for one each. */
export class BoundedCanvases {
  #bytes = 0

  create(width: number, height: number): Layer & { context: ReturnType<Canvas['getContext']> } {
    this.#take(bytesOf(width, height))
    const canvas = createCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }

  reset({ canvas }: Layer, width: number, height: number): void {
    this.#take(bytesOf(width, height) - bytesOf(canvas.width, canvas.height))
    canvas.width = width
    canvas.height = height
  }

  destroy({ canvas }: Layer): void {
    this.#take(-bytesOf(canvas.width, canvas.height))
    canvas.width = 0
    canvas.height = 0
  }

  #take(bytes: number): void {
    // One picture that is as large by itself says so wrongly: a fault of the file.
    if (bytes > mostMegabytes * 1e6) throw new RangeError('A layer is too large.')
    this.#bytes += bytes
    if (this.#bytes > mostMegabytes * 1e6)
      throw new InputError('page-too-complex', `A page draws more than ${mostMegabytes} MB of layers at once.`, {
        hint: 'Print it to a new PDF, or upload a scan of it.',
      })
  }
}
