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

it('makes no markup of HTML in the text, and no link that runs a script', () => {
  const hostile = [
    '<img src=x onerror="alert(1)"> <script>alert(1)</script> <svg onload=alert(1)>',
    '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#106;avascript:alert(1)) [d](data:text/html,x) [e](vbscript:x)',
    '![f](javascript:alert(1)) <javascript:alert(1)> [g]: javascript:alert(1)',
    '[h](https://example.com/)',
  ].join('\n\n')
  const markup = show(hostile)
  expect(markup).not.toMatch(/<script|<\w+[^>]*\son\w+=/i)
  const addresses = [...markup.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => address !== '')).toEqual(['https://example.com/'])
})
