import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockIndex, CorrectionProvider } from '../corrections/correction.tsx'
import { TableView } from './table-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const corrections = { correct: () => Promise.resolve(), undo: () => Promise.resolve() }
const table = {
  kind: 'table' as const,
  title: 'Stops',
  columns: [{ label: 'Town', align: 'start' as const }],
  rows: [[{ value: 'Limerick' }]],
}
const shown = (more: { concluded?: true }) =>
  renderToStaticMarkup(
    <CorrectionProvider corrections={corrections}>
      <BlockIndex index={3}>
        <TableView block={{ ...table, ...more }} input={input} />
      </BlockIndex>
    </CorrectionProvider>,
  )

it('offers to correct values that were read, and none that were concluded from them', () => {
  expect(shown({})).toContain('Correct values')
  expect(shown({ concluded: true })).not.toContain('Correct values')
  expect(shown({ concluded: true })).toContain('Limerick')
})
