import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const folders = new Set(tracked.flatMap((file) => file.split('/').map((_, part, all) => all.slice(0, part).join('/'))))
/** Every suffix of a file's path: a document may name a file without its folders. */
const endings = new Set(tracked.flatMap((file) => file.split('/').map((_, part, all) => all.slice(part).join('/'))))
/** Named as bad examples. */
const badExamples = new Set(['utils.ts', 'snoreHelper.ts'])
const tops = new Set(tracked.map((file) => file.split('/')[0]))

// The changelog may name files that are gone.
const documents = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')

/** A document's relative links, without those to other hosts or within the page. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => (target ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))

/** The files and folders of the repository that a document names in code, except names with placeholders. */
const filesNamedIn = (text: string) =>
  [...text.matchAll(/`([\w@./-]+)`/g)]
    // One document abbreviates a folder by a letter, as its introduction says.
    .map(([, name]) => (name ?? '').replace(/\/$/, '').replace(/^W\//, 'apps/web/src/'))
    .filter((name) => !name.startsWith('@') && !/\b[A-Z]{2,}\b(?!\.)/.test(name) && !badExamples.has(name))
    .filter(
      (name) => /\w\.(ts|tsx|mjs|py|sql|onnx|css)$/.test(name) || (name.includes('/') && tops.has(name.split('/')[0])),
    )

test.each(documents)('%s links to and names files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const missing = [
    ...linksOf(text).filter((target) => !existsSync(join(root, dirname(document), target))),
    ...filesNamedIn(text).filter((name) => !endings.has(name) && !folders.has(name)),
  ]
  expect(missing).toEqual([])
})

test('the check sees a link and files that do not exist', () => {
  const text =
    'See [there](gone.md#part), `packages/gone/src/a.ts`, `gone.ts`, `packages/<id>/definition.ts`, <https://a.example/b>.'
  expect(linksOf(text)).toEqual(['gone.md'])
  expect(filesNamedIn(text)).toEqual(['packages/gone/src/a.ts', 'gone.ts'])
})
