import { ConfigurationError, readBackupKeys, readEnv } from '../env.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** script/backup FILE and script/restore FILE. */

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const usage =
  'script/backup FILE writes a backup of DATA_DIR or DATABASE_URL; script/restore FILE puts it into a fresh one.'

async function run([act, path]: readonly string[]): Promise<void> {
  process.umask(0o077)
  const env = readEnv()
  const { recipient, identity } = readBackupKeys()
  if (path === undefined || (act !== 'write' && act !== 'restore')) throw new ConfigurationError(usage)
  if (act === 'write') {
    const { files, database } = await writeBackup(env, path, { recipient, now: new Date() })
    const beside = 'included' in files ? `${files.included} files` : `not the files, which stay at ${files.at}`
    say(`${path}: the database (${database}) and ${beside}${recipient ? ', encrypted' : ''}.`)
    return
  }
  const { manifest, analyses } = await restoreBackup(env, path, { identity })
  say(`Restored as of ${manifest.madeAt}: ${analyses} analyses. Start the server on it; it migrates where needed.`)
  if ('at' in manifest.files) say(`The files are where they were: FILES_URL=${manifest.files.at}`)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  say(error instanceof ConfigurationError ? error.message : error instanceof Error ? error.message : String(error))
  process.exit(error instanceof ConfigurationError ? 78 : 70)
})
