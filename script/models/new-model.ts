import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inputKindSchema } from '@vitrine/contracts/catalogue/catalogue.ts'
import { refuse } from '../../evals/refuse.ts'
import { writeModel } from './write-model.ts'

const usage = `Usage: script/new-model <id> --input ${inputKindSchema.options.join('|')} [--title "Word count"]`

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { input: { type: 'string' }, title: { type: 'string' } } })
  } catch {
    // `--help`, and any unknown option.
    return refuse(usage)
  }
}

const { positionals, values } = readArguments()
const id = positionals[0] ?? refuse(usage)
const input = inputKindSchema.safeParse(values.input)
if (!input.success) refuse(usage)
else {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const { title } = values
  try {
    const written = await writeModel(root, { id, input: input.data, ...(title !== undefined && { title }) })
    console.log(`${written.map((file) => `  ${file}`).join('\n')}\nNext: docs/add-a-model.md`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}
