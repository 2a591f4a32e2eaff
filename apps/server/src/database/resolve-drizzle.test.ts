import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Tells which modules are found, and whether those that import each other are the same as those that we import. */
const code = `
  import { sql, SQL, Table } from 'drizzle-orm'
  import { pgTable, text } from 'drizzle-orm/pg-core'
  import { drizzle } from 'drizzle-orm/node-postgres'
  const table = pgTable('one', { a: text() })
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite/migrator']
  console.log(names.map((name) => import.meta.resolve(name)), table instanceof Table, sql\`\` instanceof SQL, typeof drizzle)`

const folder = new URL('.', import.meta.url).pathname

async function found(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...words, '--input-type=module', '--eval', code], {
    cwd: folder,
  })
  return stdout
}

test('Drizzle’s modules are the ones that Node finds by itself, each once', { timeout: 120_000 }, async () => {
  const [quick, plain] = await Promise.all([found('--import', `${folder}resolve-drizzle.ts`), found()])
  expect(quick).toContain('true true function')
  expect(quick).toBe(plain)
})
