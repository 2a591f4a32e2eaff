import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** `{a,b}.onnx` names two files. */
const spelledOut = (text: string): string =>
  text.replaceAll(/\{([^}]+)\}(\.\w+)/g, (_, names: string, ending: string) =>
    names
      .split(',')
      .map((name) => `${name.trim()}${ending}`)
      .join(' '),
  )

const entries = spelledOut(readFileSync(join(root, 'NOTICE'), 'utf8')).split(/^- /m)

const weights = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.(?:onnx|bin|data)$/.test(file) && !file.includes('/fixtures/'))

/** An entry names a file by its path, or by its name and its folder's, or names the whole folder. */
const isNamedIn = (entry: string, file: string): boolean =>
  entry.includes(`${dirname(file)}:`) || (entry.includes(basename(file)) && entry.includes(basename(dirname(file))))

test('NOTICE says of every network and table of weights where it comes from', () => {
  expect(weights.length).toBeGreaterThan(30)
  expect(weights.filter((file) => !entries.some((entry) => isNamedIn(entry, file)))).toEqual([])
})
