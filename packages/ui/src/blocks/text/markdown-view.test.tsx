import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import MarkdownView from './markdown-view.tsx'

const show = (text: string) =>
  renderToStaticMarkup(
    <MarkdownView block={{ kind: 'markdown', text }} input={{ name: null, mediaType: null, url: null, text: null }} />,
  )

it('leaves out no level below the block’s own heading', () => {
  expect(show('## Decisions\n\n### Open\n\nNone.')).toMatch(/<h3>Decisions<\/h3>[^]*<h4>Open<\/h4>/)
  expect(show('No heading.')).not.toMatch(/<h[1-6]>(?!Result)/)
})

it('keeps headings of the text below those of the page', () => {
  const markup = show('# Wheat\n\n## Kinds\n\nDurum.')
  expect(markup).not.toContain('<h1')
  expect(markup).toContain('<h3>Wheat</h3>')
  expect(markup).toContain('<h4>Kinds</h4>')
})
