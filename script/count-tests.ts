import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Prints 'passed failed' from one stage's log: the last lines of Vitest and Playwright, or one check that passed or
 * failed by its exit status. A failed stage counts at least one failure.
 */
const [file = '', status = '1'] = process.argv.slice(2)
const text = stripVTControlCharacters(readFileSync(file, 'utf8'))

const sum = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)

const vitest = /^\s+Tests\s.*$/gm
const closing = [...text.matchAll(vitest)].map((match) => match[0]).join('\n')
const inVitest = (word: string) => Number(closing.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)

const passed = inVitest('passed') + sum(/^ {2}(\d+) (?:passed|flaky)/gm)
const failed = inVitest('failed') + sum(/^ {2}(\d+) failed/gm)
const ok = status === '0'

console.log(passed + failed === 0 ? (ok ? '1 0' : '0 1') : `${passed} ${ok ? failed : Math.max(failed, 1)}`)
