import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const path = join(folder, `secret-${Math.random()}`)
  writeFileSync(path, text)
  return path
}

test('a secret is read from the file that is named, without the line end that an editor left', () => {
  const path = fileOf('walnut comet harbour\n')
  const given = { METRICS_TOKEN_FILE: path, AI_API_KEY_FILE: fileOf(' two words '), PORT: '8080', SECRET_FILE: '' }
  expect(readSecretFiles(given)).toEqual({
    variables: { ...given, METRICS_TOKEN: 'walnut comet harbour', AI_API_KEY: ' two words ' },
    faults: [],
  })
})

test('a file that is not there, an empty one and two ways at once are faults that name no secret', () => {
  const { faults } = readSecretFiles({
    SECRET_FILE: join(folder, 'none'),
    AI_API_KEY_FILE: fileOf('\n'),
    ADMIN_PASSWORD: 'kettle',
    ADMIN_PASSWORD_FILE: fileOf('violin'),
  })
  expect(faults).toEqual([
    `SECRET_FILE: ${join(folder, 'none')} cannot be read`,
    'ADMIN_PASSWORD: is set beside ADMIN_PASSWORD_FILE; set one of them',
    expect.stringMatching(/^AI_API_KEY_FILE: .* is empty$/),
  ])
  expect(faults.join()).not.toMatch(/kettle|violin/)
})

test('what is no secret is read from no file', () => {
  const { variables } = readSecretFiles({ PORT_FILE: fileOf('80') })
  expect(variables['PORT']).toBeUndefined()
})
