import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FieldsView } from './fields-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const item = (label: string, value: string | null, more: { note?: string; correctedFrom?: string } = {}) => ({
  name: label,
  label,
  value,
  confidence: null,
  place: null,
  ...more,
})
const words = (...items: ReturnType<typeof item>[]) =>
  renderToStaticMarkup(<FieldsView block={{ kind: 'fields', items }} input={input} />).replaceAll(/<[^>]+>+/g, '|')

it('names what was not found together, after what was', () => {
  const shown = words(item('Vessel', null), item('Carrier', 'Old Prairie'), item('Voyage', null))
  expect(shown).toMatch(/Carrier.*Old Prairie.*Not found\|+Vessel · Voyage/)
  expect(shown.match(/not found/gi)).toHaveLength(1)
})

it('keeps a row with a reason, and one whose value a reader took away', () => {
  const shown = words(item('Tax', null, { note: 'exempt' }), item('Total', null, { correctedFrom: '12.00' }))
  expect(shown).not.toContain('Not found')
  expect(shown).toMatch(/Tax.*not found.*exempt.*Total.*not found/)
})

it('names the place of a value without a label by the value', () => {
  const place = { page: 2, box: [0, 0, 1, 1] as [number, number, number, number] }
  const items = [
    { ...item('Plan', 'Rest at home.'), place },
    { ...item('', 'Come back on Monday.'), place },
  ]
  const shown = renderToStaticMarkup(<FieldsView block={{ kind: 'fields', items }} input={input} />)
  expect(shown).toContain('aria-label="p. 2, show Plan"')
  expect(shown).toContain('aria-label="p. 2, show Come back on Monday."')
})
