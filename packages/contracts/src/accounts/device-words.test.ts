import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1',
    'Safari on iOS',
  ],
  ['curl/8.9', 'curl/8.9'],
  [null, 'Unknown device'],
])('reads %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
