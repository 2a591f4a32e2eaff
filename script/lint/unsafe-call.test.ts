import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'unsafe-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The rules that `check:lint` reports for a file of these lines. */
function reported(name: string, ...lines: string[]): string[] {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'json', file]
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: root, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  return diagnostics.map(({ code }) => code)
}

test.each([
  ['a text that is run', 'eslint(no-eval)', 'export const run = (text: string): unknown => eval(text)'],
  ['a function made of a text', 'eslint(no-new-func)', 'export const made = new Function("return 1")'],
  ['a command line', 'eslint(no-restricted-imports)', "export { execSync } from 'node:child_process'"],
  ['an address that is a script', 'eslint(no-script-url)', "export const address = 'javascript:alert(1)'"],
  ['a shell', 'house(unsafe-call)', 'export const how = { shell: true }'],
  ['certificates that nobody checks', 'house(unsafe-call)', 'export const how = { rejectUnauthorized: false }'],
  ['a text as HTML', 'house(unsafe-call)', 'document.body.innerHTML = location.hash'],
  ['the same by a call', 'house(unsafe-call)', "document.body.insertAdjacentHTML('beforeend', location.hash)"],
  [
    'a broken hash',
    'house(unsafe-call)',
    "import { createHash } from 'node:crypto'",
    "export const hash = createHash('md5')",
  ],
])('%s is reported', (_what, rule, ...lines) => {
  expect(reported('unsafe.ts', ...lines)).toContain(rule)
})

test('HTML in a component is reported', () => {
  const line = 'export const View = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />'
  expect(reported('view.tsx', line)).toContain('react(no-danger)')
})

test('what is safe is not', () => {
  const line = "import { createHash } from 'node:crypto'"
  expect(reported('safe.ts', line, "export const hash = createHash('sha256')")).toEqual([])
})
