import type { Block } from '@vitrine/contracts/blocks/block.ts'

interface Line {
  label: string
  value: string
}

const most = 4
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

function linesOf(block: Block): Line[] {
  if (block.kind === 'fields')
    return block.items.flatMap(({ label, value }) => (value === null || label === '' ? [] : [{ label, value }]))
  if (block.kind === 'series')
    return block.series.slice(0, 1).flatMap(({ name, forecast }) =>
      forecast.map(({ date, value, low80, high80 }) => ({
        label: `${name}, ${date}`,
        value: `${whole.format(value)} (likely ${whole.format(low80)} to ${whole.format(high80)})`,
      })),
    )
  if (block.kind === 'labels')
    return block.items.map(({ label, confidence }) => ({ label, value: `${Math.floor(confidence * 100)} %` }))
  if (block.kind !== 'table') return []
  return block.rows.map(([name, value]) => ({ label: String(name?.value ?? ''), value: String(value?.value ?? '') }))
}

/** The beginning of a result, as at most four lines of a name and a value. */
export const firstLines = (blocks: readonly Block[]): Line[] =>
  (blocks.map(linesOf).find((lines) => lines.length > 0) ?? []).slice(0, most)
