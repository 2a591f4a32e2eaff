import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { languages } from './snippets.ts'

const [curl, typescript, python] = languages
const own: Call = {
  address: 'https://vitrine.example/api/analyze/x',
  fields: { text: `It's "fine"; $HOME\n@home`, duration: '4' },
  files: { file: "Anne's bill.pdf" },
  signedIn: true,
}
const sample: Call = { ...own, fields: { sample: 'happy' }, files: {}, signedIn: false }

it('quotes for the shell, so that a text reaches the program as it stands', () => {
  const said = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${curl.write(own)}`], {
    env: { VITRINE_API_KEY: 'secret' },
  })
  expect(said.toString().split('\0')).toEqual([
    '-X',
    'POST',
    own.address,
    '-H',
    'Authorization: Bearer secret',
    '--form-string',
    `text=It's "fine"; $HOME\n@home`,
    '--form-string',
    'duration=4',
    '-F',
    "file=@Anne's bill.pdf",
    '',
  ])
})

it('sends no key where none is needed', () => {
  for (const { write } of languages) {
    expect(write(sample)).not.toMatch(/key|authorization/i)
    expect(write(own)).toContain('VITRINE_API_KEY')
  }
})

it('opens files in TypeScript and Python', () => {
  const file: Call = { ...own, fields: { duration: '4' } }
  expect(typescript.write(file)).toContain(
    'vitrine.run("x", { file: await openAsBlob("Anne\'s bill.pdf"), name: "Anne\'s bill.pdf" }, { options: { "duration": "4" } })',
  )
  expect(typescript.write(sample)).toContain('vitrine.run("x", { sample: "happy" })')
  const elsewhere: Call = { ...file, address: 'https://vitrine.example/api/generate_image' }
  expect(typescript.write(elsewhere)).toContain(
    'body.set("file", await openAsBlob("Anne\'s bill.pdf"), "Anne\'s bill.pdf")',
  )
  expect(python.write(own)).toContain('files={"file": open("Anne\'s bill.pdf", "rb")},')
  expect(python.write(sample)).toContain('json={"sample": "happy"},')
})
