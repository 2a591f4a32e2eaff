import { writeFile } from 'node:fs/promises'
import { models } from '@vitrine/models/registry.ts'
import { modelTable } from './model-table.ts'

/** Writes docs/models/README.md from the definitions. */
await writeFile(new URL('../../docs/models/README.md', import.meta.url), modelTable(models))
