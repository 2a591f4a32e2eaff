import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileType } from '@vitrine/contracts/catalogue/file-types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeContent } from './judge-content.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-judge-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function judge(content: string | Uint8Array, name: string, accept: readonly FileType[]) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return judgeContent({ path, name, size: content.length }, { title: 'Plant disease', accept })
}

const latin1 = Buffer.from('Größe;Preis\n1;2\n', 'latin1')
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b\n1,2\n', 'utf16le')])

test.each([
  ['a PDF called .png', '%PDF-1.7\n', 'a.png', ['png', 'pdf'], 'pdf'],
  ['a PDF behind a mailer’s line', 'X-Header: 1\n\n%PDF-1.4\n', 'a.pdf', ['pdf'], 'pdf'],
  ['CSV', 'a,b\n1,2\n', 'a.csv', ['csv', 'txt'], 'csv'],
  ['CSV without a name for it', 'a;b\n1;2\n', 'upload', ['txt', 'csv'], 'csv'],
  ['CSV of one column', 'a\n1\n', 'a.csv', ['txt', 'csv'], 'csv'],
  ['CSV of a spreadsheet in Windows-1252', latin1, 'a.csv', ['csv'], 'csv'],
  ['CSV in UTF-16', utf16, 'a.csv', ['csv'], 'csv'],
  ['prose', 'Dear all, the minutes.', 'a.txt', ['pdf', 'txt'], 'txt'],
  ['an interchange called .txt', 'ISA*00*          *00*', 'a.txt', ['txt', 'edi'], 'edi'],
] as const)('%s', async (_, content, name, accept, type) => {
  expect(await judge(content, name, accept)).toMatchObject({ type })
})

const textFile = 'This is a text file; Plant disease accepts JPEG, PNG or WebP.'

test.each([
  ['%PDF-1.7\n', 'leaf.jpg', 'This is a PDF; Plant disease accepts JPEG, PNG or WebP.'],
  ['GIF89a..........', 'leaf.jpg', 'This is a GIF file; Plant disease accepts JPEG, PNG or WebP.'],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'leaf.jpg', textFile],
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'leaf.svg', textFile],
  ['<!doctype html><script>alert(1)</script>', 'leaf.png', textFile],
  ['hello there', 'leaf.jpg', textFile],
  ['\x01\x02\x03\x04', 'leaf.jpg', 'This file is of no kind that we know; Plant disease accepts JPEG, PNG or WebP.'],
])('%j is refused in words', async (content, name, message) => {
  await expect(judge(content, name, ['jpeg', 'png', 'webp'])).rejects.toMatchObject({
    problem: 'type-unsupported',
    message,
  })
})

test('an empty file says so', async () => {
  await expect(judge('', 'a.csv', ['csv'])).rejects.toMatchObject({ problem: 'input-empty' })
})
