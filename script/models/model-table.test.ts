import { readFile } from 'node:fs/promises'
import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { modelTable } from './model-table.ts'

test('docs/models/README.md is the list of the models that there are', async () => {
  const written = await readFile(new URL('../../docs/models/README.md', import.meta.url), 'utf8')
  expect(written, 'write it with: script/list-models').toBe(modelTable(models))
})
