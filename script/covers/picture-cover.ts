import { at } from '@vitrine/basics/at.ts'
import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { boxKinds } from '../../packages/ui/src/blocks/boxes/box-colours.ts'
import { type Answered, blockOf, chip, coverSize, type Picture } from './drawn.ts'

const heatMap = (
  { columns, rows, values }: NonNullable<BlockOf<'boxes-on-image'>['heatMap']>,
  { width, height }: Picture,
) =>
  values
    .map((value, index) => {
      const heat = Math.min(1, Math.max(0, value))
      const [x, y] = [((index % columns) * width) / columns, (Math.floor(index / columns) * height) / rows]
      const colour = `rgb(255 ${Math.round(210 * (1 - heat))} 40 / ${(0.6 * heat ** 2).toFixed(3)})`
      return `<rect x="${x}" y="${y}" width="${width / columns + 0.5}" height="${height / rows + 0.5}" fill="${colour}"/>`
    })
    .join('')

/** The start of a part centred on `centre`, 0…1 of the whole, shifted to stay inside. */
const start = (centre: number, part: number, whole: number) =>
  Math.max(0, Math.min(whole - part, centre * whole - part / 2))

/**
 * The part of the picture that the cover shows: with the cover's proportions, as large as possible, around the
 * findings.
 */
function frameOf(block: BlockOf<'boxes-on-image'>, { width, height }: Picture) {
  const aspect = coverSize.width / coverSize.height
  const wide = Math.min(width, height * aspect)
  const high = wide / aspect
  const middle = (from: number, to: number) => {
    const centres = block.objects.map(({ box }) => (at(box, from) + at(box, to)) / 2)
    return centres.length === 0 ? 0.5 : (Math.min(...centres) + Math.max(...centres)) / 2
  }
  return { x: start(middle(0, 2), wide, width), y: start(middle(1, 3), high, height), wide, high }
}

/** The answer in words: the best class, or the count of each kind. */
function said(blocks: Answered['blocks'], block: BlockOf<'boxes-on-image'>) {
  const labels = blockOf(blocks, 'labels')
  const best = labels?.items[0]
  if (labels?.known && best && (block.heatMap || block.objects.length < 3)) return chip(best.label, best.confidence)
  return boxKinds(block.objects)
    .slice(0, 3)
    .map(
      ({ label, count, colour }) =>
        `<div class="chip"><i style="background:${colour}"></i><b>${count}</b> ${escapeHtml(label)}</div>`,
    )
    .join('')
}

/** The picture with its findings marked. */
export function pictureCover({ blocks }: Answered, block: BlockOf<'boxes-on-image'>, picture: Picture): string {
  const { width, height } = picture
  const frame = frameOf(block, picture)
  const colours = new Map(boxKinds(block.objects).map(({ label, colour }) => [label, colour]))
  const boxes = block.objects.map(({ label, box: [x0, y0, x1, y1] }) => {
    const colour = colours.get(label) ?? ''
    const place = `x="${x0 * width}" y="${y0 * height}" width="${(x1 - x0) * width}" height="${(y1 - y0) * height}"`
    return `<rect ${place} rx="${frame.wide / 160}" fill="${colour}" fill-opacity=".12" stroke="${colour}" stroke-width="${frame.wide / 190}"/>`
  })
  return `<svg class="whole" viewBox="${frame.x} ${frame.y} ${frame.wide} ${frame.high}" preserveAspectRatio="xMidYMid slice">
    <defs><filter id="soft"><feGaussianBlur stdDeviation="${width / 26}"/></filter></defs>
    <image href="${picture.src}" width="${width}" height="${height}"/>
    ${block.heatMap ? `<g filter="url(#soft)">${heatMap(block.heatMap, picture)}</g>` : boxes.join('')}
  </svg><div class="chips">${said(blocks, block)}</div>`
}
