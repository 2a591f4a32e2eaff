import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlaybackProvider } from './playback.tsx'
import { TranscriptView } from './transcript-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const segmentOf = (second: number) => ({
  start: 0,
  end: 2,
  text: 'The cellar leaks.',
  confidence: 0.8,
  words: [
    { text: 'The', confidence: 0.99 },
    { text: 'cellar', confidence: second },
    { text: 'leaks.', confidence: 0.9 },
  ],
})
const drawn = (second: number) =>
  renderToStaticMarkup(
    <PlaybackProvider>
      <TranscriptView block={{ kind: 'transcript', segments: [segmentOf(second)] }} input={input} />
    </PlaybackProvider>,
  )

it('marks the words that were heard less surely, and says how surely', () => {
  const markup = drawn(0.31)
  expect(markup).toMatch(/<span title="31 % sure"[^>]*>cellar<\/span>/)
  expect(markup).toContain('Words like this')
  expect(markup.replaceAll(/<[^>]+>/g, '')).toContain('The cellar leaks.')
})

it('raises no alarm where every word was clear', () => {
  const markup = drawn(0.9)
  expect(markup).toContain('<span>The cellar leaks.</span>')
  expect(markup).not.toContain('Words like this')
})
