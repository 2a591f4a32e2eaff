import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import MarkdownView from './markdown-view.tsx'

it('keeps headings of the text below those of the page', () => {
  const block = { kind: 'markdown' as const, text: '# Wheat\n\n## Kinds\n\nDurum.' }
  const input = { name: null, mediaType: null, url: null, text: null }
  const markup = renderToStaticMarkup(<MarkdownView block={block} input={input} />)
  expect(markup).not.toContain('<h1')
  expect(markup).toContain('<h3>Wheat</h3>')
  expect(markup).toContain('<h4>Kinds</h4>')
})
