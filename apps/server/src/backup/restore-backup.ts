import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { at } from '@vitrine/basics/at.ts'
import { hasCode } from '@vitrine/basics/has-code.ts'
import { count } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { createPglite } from '../database/open-pglite.ts'
import { privateFs } from '../database/private-node-fs.ts'
import { analyses } from '../database/schema/analyses.ts'
import { ConfigurationError, type Env } from '../env.ts'
import { hashFile } from '../files/hash-file.ts'
import { dumpNames, type Manifest, manifestSchema } from './manifest.ts'
import { runCommand, withoutPassword } from './run-command.ts'

export interface Restored {
  manifest: Manifest
  /** Rows counted after the restore. */
  analyses: number
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(18), 0, 18, 0)
    return buffer.toString() === 'age-encryption.org'
  } finally {
    await file.close()
  }
}

async function restoreEmbedded(dump: string, dataFolder: string): Promise<number> {
  const folder = join(dataFolder, 'database')
  await mkdir(folder, { mode: 0o700 })
  const pglite = await createPglite({ fs: privateFs(folder), loadDataDir: new Blob([await readFile(dump)]) })
  try {
    const counted = await drizzle({ client: pglite }).select({ rows: count() }).from(analyses)
    return at(counted, 0).rows
  } finally {
    await pglite.close()
  }
}

async function restorePostgres(dump: string, url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: string }>(
      `select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    if (rows[0]?.tables !== '0') {
      throw new ConfigurationError(
        'The database of DATABASE_URL has tables already: create an empty one for a restore.',
      )
    }
    const { address, variables } = withoutPassword(url)
    const words = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${address}`, dump]
    await runCommand('pg_restore', words, variables)
    const restored = await client.query<{ rows: string }>('select count(*) as rows from analyses')
    return Number(restored.rows[0]?.rows)
  } finally {
    await client.end()
  }
}

async function moveInto(from: string, folder: string, name: string): Promise<void> {
  try {
    await rename(from, join(folder, name))
  } catch (error) {
    // Another file system.
    if (!hasCode(error, 'EXDEV')) throw error
    await runCommand('cp', ['--preserve=timestamps', from, join(folder, name)])
  }
}

/**
 * Restores a backup into a fresh DATA_DIR or an empty database, and reads it back. Overwrites nothing. `identity` is
 * the file with the age key. Throws `ConfigurationError`.
 */
export async function restoreBackup(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'FILES_URL'>,
  source: string,
  { identity }: { identity?: string | undefined } = {},
): Promise<Restored> {
  const path = resolve(source)
  if (!(await stat(path).catch(() => null))) throw new ConfigurationError(`There is no file ${path}.`)
  const filesFolder = env.FILES_URL?.startsWith('file:') ? fileURLToPath(env.FILES_URL) : join(env.DATA_DIR, 'files')
  for (const folder of [...(env.DATABASE_URL ? [] : [join(env.DATA_DIR, 'database')]), filesFolder]) {
    if ((await readdir(folder).catch(() => [])).length === 0) continue
    throw new ConfigurationError(`${folder} is not empty: a restore wants a fresh folder. Name another by DATA_DIR.`)
  }
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(env.DATA_DIR, 'restore-'))
  try {
    let archive = path
    if (await isEncrypted(path)) {
      if (!identity)
        throw new ConfigurationError('The backup is encrypted: name the file with its key by BACKUP_IDENTITY.')
      archive = join(work, 'backup.tar')
      await runCommand('age', ['--decrypt', '--identity', identity, '--output', archive, path])
    }
    await runCommand('tar', ['--extract', `--file=${archive}`, `--directory=${work}`, '--no-same-owner'])
    const text = await readFile(join(work, 'manifest.json'), 'utf8').catch(() => '{}')
    const read = manifestSchema.safeParse(JSON.parse(text))
    if (!read.success) throw new ConfigurationError(`${path} is no backup of Vitrine.`)
    const manifest = read.data
    if ((manifest.database === 'postgres') !== (env.DATABASE_URL !== undefined)) {
      const wanted = manifest.database === 'postgres' ? 'set DATABASE_URL' : 'leave DATABASE_URL unset'
      throw new ConfigurationError(`The backup holds a database of the kind ${manifest.database}: ${wanted}.`)
    }
    const dump = join(work, dumpNames[manifest.database])
    if ((await hashFile(dump)) !== manifest.databaseSha256) {
      throw new ConfigurationError('The backup is damaged: its database has another checksum than when it was made.')
    }
    const rows = await (env.DATABASE_URL
      ? restorePostgres(dump, env.DATABASE_URL)
      : restoreEmbedded(dump, env.DATA_DIR))
    if ('included' in manifest.files) {
      await mkdir(filesFolder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(join(work, 'files')))
        await moveInto(join(work, 'files', name), filesFolder, name)
    }
    return { manifest, analyses: rows }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
