import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
const kinds = ['text', 'file', 'image', 'audio', 'video'] as const
let root: string

/** A copy of the tree: files that a new model changes are copied, all others linked. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-model-'))
  const models = 'packages/models/src'
  await mkdir(join(root, models), { recursive: true })
  for (const name of await readdir(join(repository, models))) {
    if (name === 'registry.ts') await cp(join(repository, models, name), join(root, models, name))
    else await symlink(join(repository, models, name), join(root, models, name))
  }
  await cp(join(repository, 'script'), join(root, 'script'), { recursive: true })
  await cp(join(repository, 'docs/models'), join(root, 'docs/models'), { recursive: true })
  for (const name of ['package.json', 'biome.json', 'tsconfig.base.json', '.gitignore']) {
    await cp(join(repository, name), join(root, name))
  }
  for (const name of ['node_modules', 'evals']) await symlink(join(repository, name), join(root, name))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const newModel = (...args: string[]) => run(process.execPath, ['script/models/new-model.ts', ...args], { cwd: root })

/** The output of a fresh process with the copy's registry. */
async function inRegistry(id: string, code: string): Promise<unknown> {
  const program = `
    const { models } = await import('./packages/models/src/registry.ts')
    const model = models.find(({ id }) => id === '${id}')
    console.log(JSON.stringify(${code}))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: root })
  return JSON.parse(stdout)
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')))

test('models of every kind of input are written, compile, are formatted, and say that they have no engine', async () => {
  for (const kind of kinds) await newModel(`trial-of-${kind}`, '--input', kind)
  const folders = kinds.map((kind) => `packages/models/src/trial-of-${kind}`)
  await run(join(root, 'node_modules/.bin/biome'), ['format', ...folders, 'packages/models/src/registry.ts'], {
    cwd: root,
  })
  const configuration = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: folders.map((folder) => `${folder}/*.ts`),
  }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(configuration))
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: root })
  expect(await inRegistry('trial-of-image', '[model.work, model.input.kind]')).toEqual([null, 'image'])
  expect(await readFile(join(root, 'docs/models/README.md'), 'utf8')).toContain('[trial-of-audio](trial-of-audio.md)')
}, 120_000)

test('with ten lines of engine, the sample of a new model is answered', async () => {
  await newModel('word-count', '--input', 'text', '--title', 'Word count')
  const folder = 'packages/models/src/word-count'
  await writeFile(
    join(root, folder, 'engine.ts'),
    `import { InputError } from '@vitrine/errors/input-error.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { WordCount } from './schema.ts'

/** Throws \`InputError\` 'input-empty' for blank text. */
export const runWordCount: Engine<WordCount> = async ({ text }) => {
  const words = text?.match(/\\S+/g)
  if (!words) throw new InputError('input-empty', 'The text is empty.', { hint: 'Type or paste a text.' })
  return { answer: \`\${words.length} words\` }
}
`,
  )
  await edit(`${folder}/definition.ts`, (text) => text.replace('  upcoming: true,\n', ''))
  const answered = await inRegistry(
    'word-count',
    `model.work.present(await (await model.work.loadEngine())({ file: null, text: model.work.samples[0].text, options: {} }, {}))`,
  )
  expect(answered).toEqual([{ kind: 'markdown', text: '6 words' }])
}, 60_000)

test('tried out alone, an answer or a block of the wrong shape is named by its place', async () => {
  await newModel('vowel-count', '--input', 'text')
  const folder = 'packages/models/src/vowel-count'
  const tryOut = () =>
    run(process.execPath, ['script/models/run-model.ts', 'vowel-count', '--text', 'Aloe', '--blocks'], { cwd: root })
  await edit(`${folder}/definition.ts`, (text) => text.replace('  upcoming: true,\n', ''))
  await writeFile(join(root, folder, 'engine.ts'), 'export const runVowelCount = async () => ({ answer: 3 })\n')
  await expect(tryOut()).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The output is not as its schema says:\n {2}answer: /m),
  })
  await writeFile(join(root, folder, 'engine.ts'), "export const runVowelCount = async () => ({ answer: 'three' })\n")
  await edit(`${folder}/present.ts`, (text) =>
    text.replace("{ kind: 'markdown', text: answer }", "{ kind: 'markdown' }"),
  )
  await expect(tryOut()).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The list of blocks is not as its schema says:\n {2}0\.text: /m),
  })
}, 120_000)

test.each([
  [['Word_Count', '--input', 'text'], "'Word_Count' will not do as an id"],
  [['pipes', '--input', 'text'], 'packages/models/src/pipes is there already'],
  [['sound', '--input', 'smell'], 'Usage: script/new-model'],
])('refuses %j in words', async (args, words) => {
  await expect(newModel(...args)).rejects.toMatchObject({ stderr: expect.stringContaining(words) })
})
