import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Drawings on paper as a telephone takes them from one side, lying on a dark table. */
export async function photographed(
  picture: Buffer,
  { slope, growth }: { slope: number; growth: number },
): Promise<Buffer> {
  const paper = await loadImage(picture)
  const margin = 60
  const canvas = createCanvas(paper.width + 2 * margin, paper.height + 4 * margin)
  const context = canvas.getContext('2d')
  context.fillStyle = '#5d4a3a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  // Column by column: what is nearer is taller.
  for (let x = 0; x < paper.width; x += 1) {
    const along = (x - paper.width / 2) / paper.height
    const height = paper.height * (1 + growth * along)
    const middle = canvas.height / 2 + slope * along * paper.height
    context.drawImage(paper, x, 0, 1, paper.height, margin + x, middle - height / 2, 1, height)
  }
  return canvas.toBuffer('image/png')
}
