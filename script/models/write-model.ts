import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Model } from '@vitrine/model-kit/model.ts'
import { modelTable } from './model-table.ts'
import { type NewModel, templates } from './templates.ts'

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

interface Wanted {
  id: string
  input: NewModel['input']
  title?: string
}

const constantOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const pageOf = ({ id, title }: NewModel): string => `# ${title} (\`${id}\`)

## What it takes and gives

## How the embedded engine works

## What it was measured on

Nothing yet: the catalogue says so.

## What it cannot do

## Data and licences
`

/**
 * Writes a model's folder and its page, adds it to the registry and the list of models below `root`, and returns the
 * files. Throws if the id is invalid or taken.
 */
export async function writeModel(root: string, { id, input, title }: Wanted): Promise<string[]> {
  if (!idPattern.test(id)) {
    throw new Error(`'${id}' will not do as an id: lower-case words joined by hyphens, such as word-count.`)
  }
  const words = id.split('-').join(' ')
  const folder = `packages/models/src/${id}`
  const model: NewModel = { id, input, title: title ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` }
  await mkdir(join(root, folder)).catch((error: unknown) => {
    throw new Error(`${folder} is there already, or cannot be made.`, { cause: error })
  })
  const files = Object.entries(templates(model)).map(([name, text]) => ({ file: `${folder}/${name}`, text }))
  const page = { file: `docs/models/${id}.md`, text: pageOf(model) }
  for (const { file, text } of [...files, page]) await writeFile(join(root, file), text)

  const registry = 'packages/models/src/registry.ts'
  const before = await readFile(join(root, registry), 'utf8')
  const line = `  (await import('./${id}/definition.ts')).${constantOf(id)},\n`
  await writeFile(join(root, registry), before.replace(/\n\]\n$/, `\n${line}]\n`))

  const list = 'docs/models/README.md'
  const loaded = (await import(pathToFileURL(join(root, registry)).href)) as { models: readonly Model[] }
  await writeFile(join(root, list), modelTable(loaded.models))
  return [...files.map(({ file }) => file), page.file, registry, list]
}
