import { clockTime } from '@vitrine/basics/clock-time.ts'
import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { boxKinds } from '../../packages/ui/src/blocks/boxes/box-colours.ts'
import { type Answered, blockOf, chip, facts } from './drawn.ts'

const wide = 432
const high = 84
const bars = 108

function waveform({ waveform: peaks, duration, events }: BlockOf<'timeline'>): string {
  if (!peaks) return ''
  const loudest = Math.max(...peaks, 0.01)
  const colours = new Map(boxKinds(events).map(({ label, colour }) => [label, colour]))
  const spans = events.map(({ start, end, label }) => {
    const [x, width] = [(start / duration) * wide, Math.max(3, ((end - start) / duration) * wide)]
    return `<rect x="${x}" width="${width}" height="${high}" rx="3" fill="${colours.get(label)}" fill-opacity=".26"/>`
  })
  const drawn = Array.from({ length: bars }, (_, index) => {
    const slice = peaks.slice((index * peaks.length) / bars, ((index + 1) * peaks.length) / bars)
    const tall = Math.max(2, (Math.max(...slice) / loudest) * (high - 8))
    return `<rect x="${index * (wide / bars) + 0.8}" y="${(high - tall) / 2}" width="2.4" height="${tall}" rx="1.2" fill="var(--ink-soft)"/>`
  })
  return `<svg class="wave" viewBox="0 0 ${wide} ${high}">${spans.join('')}${drawn.join('')}</svg>`
}

function lines(blocks: Answered['blocks']): string {
  const found = facts(blocks, 3)
  if (found !== '') return found
  const segments = blockOf(blocks, 'transcript')?.segments ?? []
  return `<ol class="said">${segments
    .slice(0, 3)
    .map(({ start, text }) => `<li><time>${clockTime(start)}</time><span>${escapeHtml(text)}</span></li>`)
    .join('')}</ol>`
}

/** The recording with its events, and the first fields of the answer. */
export function soundCover({ blocks }: Answered, timeline: BlockOf<'timeline'>): string {
  // Where fields come first they are the answer, of which the classes are a part: a happy call's voice may be neutral.
  const first = blocks.find(({ kind }) => kind === 'labels' || kind === 'fields')
  const best = first?.kind === 'labels' && first.known ? first.items[0] : undefined
  return `<div class="sound">${best ? chip(best.label, best.confidence) : ''}${waveform(timeline)}${lines(blocks)}</div>`
}
