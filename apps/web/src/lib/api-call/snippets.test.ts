import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
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

it('opens files in Python', () => {
  expect(python.write(own)).toContain('files={"file": open("Anne\'s bill.pdf", "rb")},')
  expect(python.write(sample)).toContain('json={"sample": "happy"},')
})

/** Runs a call's TypeScript in a folder with its file alone, against a server that keeps what it is sent. */
async function runAgainstServer(call: Call, answer: object) {
  const sent: { body: string; key: string | undefined }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      sent.push({ body, key: request.headers.authorization })
      response.end(JSON.stringify(answer))
    })
  })
  const port = await listenOnLoopback(server)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-call-'))
  try {
    await writeFile(
      join(folder, 'call.ts'),
      typescript.write({ ...call, address: `http://127.0.0.1:${port}/api/analyze/x` }),
    )
    await writeFile(join(folder, "Anne's bill.pdf"), 'a bill')
    const env = { ...process.env, VITRINE_API_KEY: 'secret' }
    const ran = await promisify(execFile)(process.execPath, ['call.ts'], { cwd: folder, env }).then(
      ({ stdout }) => stdout,
      (error: Error) => error.message,
    )
    return { ran, sent }
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}

it('runs in TypeScript as it is copied, with nothing installed', async () => {
  const { ran, sent } = await runAgainstServer(own, { success: true, summary: 'Read.', data: { total: 3 } })
  expect(ran).toBe('Read. { total: 3 }\n')
  expect(sent).toMatchObject([{ key: 'Bearer secret' }])
  expect(sent[0]?.body).toContain(`It's "fine"; $HOME\r\n@home`)
  expect(sent[0]?.body).toMatch(/filename="Anne's bill\.pdf"[^]*a bill/)
})

it('says in TypeScript why a call failed', async () => {
  const { ran } = await runAgainstServer(sample, { success: false, message: 'Failed', error: 'The file is empty.' })
  expect(ran).toContain('Error: The file is empty.')
})
