import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { dumpSocket } from '../database/offer-dump.ts'
import { dumpPglite, openPglite } from '../database/open-pglite.ts'
import { ConfigurationError, type Env } from '../env.ts'
import { isFileKey } from '../files/file-store.ts'
import { hashFile } from '../files/hash-file.ts'
import { noteBackup } from './last-backup.ts'
import { dumpNames, type Manifest } from './manifest.ts'
import { runCommand, withoutPassword } from './run-command.ts'

/** Asks the server that owns the folder for its dump; false if none listens. */
async function askServer(dataFolder: string, path: string): Promise<boolean> {
  const socket = connect(dumpSocket(dataFolder))
  const reached = await new Promise<boolean>((answer, fail) => {
    socket.once('connect', () => answer(true))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? answer(false) : fail(error),
    )
  })
  if (!reached) return false
  await pipeline(socket, createWriteStream(path, { mode: 0o600 }))
  const { size } = await stat(path)
  if (size === 0) throw new ConfigurationError('The server broke the dump off: its log says why.')
  return true
}

async function expectDatabaseIn(dataFolder: string): Promise<void> {
  if (await stat(join(dataFolder, 'database')).catch(() => null)) return
  throw new ConfigurationError(`There is no database in ${dataFolder}: DATA_DIR names the folder of the server.`)
}

async function dumpEmbedded(dataFolder: string, path: string): Promise<void> {
  if (await askServer(dataFolder, path)) return
  // No server runs: it is opened here, under the same lock.
  const database = await openPglite(dataFolder)
  try {
    await writeFile(path, Buffer.from(await (await dumpPglite(database.pglite)).arrayBuffer()), { mode: 0o600 })
  } finally {
    await database.close()
  }
}

/**
 * Hard-links files where the file system can, instead of copying, so that files which the server deletes meanwhile
 * remain.
 */
async function gatherFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 })
  const keys = (await readdir(from).catch(() => [])).filter(isFileKey)
  let gathered = 0
  for (const key of keys) {
    const there = await link(join(from, key), join(to, key))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error
        return copyFile(join(from, key), join(to, key))
      })
      .then(
        () => true,
        // Deleted since it was listed.
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return false
        },
      )
    if (there) gathered += 1
  }
  return gathered
}

/**
 * Writes all of a server's data into one file while it runs: first the database as of one moment, then the files, so
 * that each row finds its file. Encrypted by `age` for a recipient. Throws `ConfigurationError`.
 */
export async function writeBackup(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'FILES_URL'>,
  target: string,
  { recipient, now }: { recipient?: string | undefined; now: Date },
): Promise<Manifest> {
  const path = resolve(target)
  const kind = env.DATABASE_URL ? 'postgres' : 'pglite'
  const inBucket = env.FILES_URL?.startsWith('s3:') ? env.FILES_URL : null
  const folder = env.FILES_URL && !inBucket ? fileURLToPath(env.FILES_URL) : join(env.DATA_DIR, 'files')
  if (await stat(path).catch(() => null)) throw new ConfigurationError(`${path} is there already: name a new file.`)
  if (kind === 'pglite') await expectDatabaseIn(env.DATA_DIR)
  // On the same file system as the files, for hard links.
  const work = await mkdtemp(join(inBucket ? dirname(path) : dirname(folder), 'backup-')).catch(() => {
    throw new ConfigurationError(`${dirname(folder)} cannot be written to: a backup is gathered there.`)
  })
  try {
    const dump = join(work, dumpNames[kind])
    if (env.DATABASE_URL) {
      const { address, variables } = withoutPassword(env.DATABASE_URL)
      await runCommand('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${address}`], variables)
    } else await dumpEmbedded(env.DATA_DIR, dump)
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      database: kind,
      databaseSha256: await hashFile(dump),
      files: inBucket ? { at: inBucket } : { included: await gatherFiles(folder, join(work, 'files')) },
    }
    await writeFile(join(work, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    const archive = `${path}.unfinished`
    await runCommand('tar', ['--create', `--file=${archive}`, `--directory=${work}`, ...(await readdir(work))])
    if (recipient) {
      await runCommand('age', ['--encrypt', '--recipient', recipient, '--output', `${archive}.age`, archive])
      await rename(`${archive}.age`, path)
    } else await rename(archive, path)
    // The backup is complete; if the database role may only read, it merely goes unnoted.
    await noteBackup(env, { at: now.toISOString(), encrypted: recipient !== undefined }).catch(() => undefined)
    return manifest
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(`${path}.unfinished`, { force: true })
    await rm(`${path}.unfinished.age`, { force: true })
    await rm(work, { recursive: true, force: true })
  }
}
