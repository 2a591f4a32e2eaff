import type { InputKind } from '@vitrine/contracts/catalogue/catalogue.ts'

export interface NewModel {
  id: string
  /** Capitalised, for people. */
  title: string
  input: InputKind
}

const inputs: Readonly<Record<InputKind, string>> = {
  text: `{ kind: 'text', maxMegabytes: 5 }`,
  file: `{ kind: 'file', accept: ['pdf'], maxMegabytes: 5 }`,
  image: `{ kind: 'image', accept: ['jpeg', 'png', 'webp'], maxMegabytes: 5 }`,
  audio: `{ kind: 'audio', accept: ['mp3', 'wav'], maxMegabytes: 10 }`,
  video: `{ kind: 'video', accept: ['mp4'], maxMegabytes: 10 }`,
}

/** A new model's files by their names in its folder. They compile, pass the checks, and claim nothing. */
export function templates({ id, title, input }: NewModel): Record<string, string> {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  const said = title.replaceAll("'", '’')
  return {
    'definition.ts': `import { defineModel } from '@vitrine/model-kit/model.ts'
import { present${type}, summarize${type} } from './present.ts'
import { samples } from './samples.ts'
import { ${name}Schema } from './schema.ts'

export const ${name} = defineModel({
  id: '${id}',
  version: 1,
  title: '${said}',
  name: '${said}',
  description: '${said}: to be described.',
  footer: '${input.slice(0, 1).toUpperCase()}${input.slice(1)} in · answer out',
  icon: 'sparkles',
  places: [],
  capabilities: [],
  processingTime: null,
  input: ${inputs[input]},
  slug: '${id}',
  aliases: [],
  interaction: 'form',
  resultRoute: '${input}',
  output: ${name}Schema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: null,
  engineName: 'Vitrine ${said.toLowerCase()}',
  loadEngine: async () => (await import('./engine.ts')).run${type},
  embeddedOnly: 'no prompt is written yet',
  present: present${type},
  summarize: summarize${type},
  deadlineSeconds: 60,
  memoryMegabytes: 1024,
  upcoming: true,
})
`,
    'schema.ts': `import { z } from 'zod'

/** The output of \`${id}\`. Null means looked for and not there. */
export const ${name}Schema = z.object({ answer: z.string().nullable() })

export type ${type} = z.infer<typeof ${name}Schema>
`,
    'engine.ts': `import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { ${type} } from './schema.ts'

/** Throws \`Unavailable\` engine-missing until it is written. */
export const run${type}: Engine<${type}> = async () => {
  throw new Unavailable('engine-missing', '${said} has no engine yet.')
}
`,
    'present.ts': `import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { ${type} } from './schema.ts'

/** One plain sentence. */
export const summarize${type} = ({ answer }: ${type}): string =>
  answer === null ? 'Nothing was found.' : \`It answered in \${answer.length} characters.\`

/** The answer, or that there is none. */
export const present${type} = ({ answer }: ${type}): Block[] => [
  answer === null
    ? notice('info', 'Nothing found', 'It looked and found nothing to answer.')
    : { kind: 'markdown', text: answer },
]
`,
    'samples.ts': `import type { Sample } from '@vitrine/model-kit/sample.ts'

${
  input === 'text'
    ? `export const samples: readonly Sample[] = [
  {
    id: 'first',
    label: 'First sample',
    description: 'The easy case.',
    source: 'Written for Vitrine, MIT',
    text: 'A text that everybody may try.',
  },
]`
    : `/** Each names a file in samples/, with its source and licence. */
export const samples: readonly Sample[] = []`
}
`,
    [`${id}.test.ts`]: `import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { expect, test } from 'vitest'
import { run${type} } from './engine.ts'
import { present${type}, summarize${type} } from './present.ts'

test.each([null, 'Yes.'])('the answer %o is presented in blocks, and in a sentence', (answer) => {
  for (const block of present${type}({ answer })) expect(blockSchema.parse(block)).toEqual(block)
  expect(summarize${type}({ answer })).toMatch(/\\.$/)
})

// Once there is an engine, test its answers here.
test('it has no engine yet, and says so', async () => {
  await expect(run${type}(...textRun('a'))).rejects.toMatchObject({ problem: 'engine-missing' })
})
`,
  }
}
