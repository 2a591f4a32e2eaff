import './database/resolve-drizzle.ts'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A part of the build: the database that new data folders begin with, in place of any earlier build's. */
const { freshDatabasePath } = await import('./database/fresh-database.ts')
const { makeFreshDatabase } = await import('./make-fresh-database.ts')

await rm(dirname(await freshDatabasePath()), { recursive: true, force: true })
await makeFreshDatabase()
