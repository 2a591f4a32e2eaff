import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import sharp from 'sharp'
import { wholeBetween } from './whole-between.ts'

export interface DrawnPiping {
  png: Buffer
  counts: { straight_run: number; elbow: number; tee: number }
}

/** A drawing of up to six separate pipes with elbows and branches, some texts and a frame, and what is on it. */
export async function drawnPiping(seed: number): Promise<DrawnPiping> {
  const random = seededRandom(seed)
  const between = wholeBetween(random)
  const [width, height] = [1400, 1000]
  const counts = { straight_run: 0, elbow: 0, tee: 0 }
  const paths: string[] = []
  const texts: string[] = []
  for (let cell = 0; cell < 6; cell++) {
    const [x0, y0] = [90 + (cell % 3) * 420, 90 + Math.floor(cell / 3) * 440]
    if (random() < 0.15) continue
    const kind = Math.floor(random() * 4)
    const [x1, y1] = [x0 + between(220, 330), y0 + between(200, 300)]
    const middle = x0 + between(80, 140)
    if (kind === 0) {
      paths.push(`M${x0} ${y0} H${x1}`)
      counts.straight_run += 1
    } else if (kind === 1) {
      const bend = random() < 0.5 ? 0 : between(12, 30)
      paths.push(`M${x0} ${y0} H${x1 - bend} Q${x1} ${y0} ${x1} ${y0 + bend} V${y1}`)
      counts.straight_run += 2
      counts.elbow += 1
    } else if (kind === 2) {
      paths.push(`M${x0} ${y0} H${x1} M${middle} ${y0} V${y1}`)
      counts.straight_run += 3
      counts.tee += 1
    } else {
      paths.push(`M${x0} ${y0} H${x1} V${y1} M${middle} ${y0} V${y1 - 60} H${middle - 70}`)
      counts.straight_run += 5
      counts.elbow += 2
      counts.tee += 1
    }
    texts.push(`<text x="${x0}" y="${y0 - 14}">${between(1, 9)}"-P-${between(1000, 9999)}</text>`)
  }
  const stroke = between(3, 8)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="white"/>
    <g fill="none" stroke="black"><rect x="20" y="20" width="${width - 40}" height="${height - 40}" stroke-width="3"/>
    <g stroke-width="${stroke}">${paths.map((path) => `<path d="${path}"/>`).join('')}</g></g>
    <g font-family="sans-serif" font-size="22">${texts.join('')}</g></svg>`
  const turned = sharp(Buffer.from(svg)).rotate(seed % 2 === 0 ? 90 : 0)
  return { png: await turned.png().toBuffer(), counts }
}
