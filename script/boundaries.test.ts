import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import configuration, { engineOrder, serverOrder } from '../.dependency-cruiser.mjs'

/** One deliberate violation for each rule: [rule, importing file, imported file]. */
const violations: readonly [rule: string, from: string, to: string][] = [
  ['basics-import-nothing', 'packages/basics/src/a.ts', 'packages/errors/src/zz.ts'],
  ['errors-import-nothing', 'packages/errors/src/a.ts', 'packages/contracts/src/zz.ts'],
  ['contracts-import-zod-and-errors', 'packages/contracts/src/a.ts', 'packages/model-kit/src/zz.ts'],
  ['fields-and-blocks-stand-alone', 'packages/contracts/src/fields/a.ts', 'packages/contracts/src/pages/zz.ts'],
  ['engines-know-nothing-of-vitrine', 'packages/engines/src/text/a.ts', 'packages/contracts/src/zz.ts'],
  ['model-kit-holds-interfaces', 'packages/model-kit/src/a.ts', 'packages/engines/src/text/zz.ts'],
  ['providers-sit-behind-the-port', 'packages/providers/src/a.ts', 'packages/engines/src/text/zz.ts'],
  ['models-know-no-app', 'packages/models/src/one/a.ts', 'apps/server/src/main.ts'],
  ['a-model-imports-no-other', 'packages/models/src/one/b.ts', 'packages/models/src/two/zz.ts'],
  ['a-model-imports-no-other', 'packages/models/src/shared/a.ts', 'packages/models/src/two/zz.ts'],
  ['a-model-knows-no-registry', 'packages/models/src/one/c.ts', 'packages/models/src/registry.ts'],
  ['the-server-enqueues', 'apps/server/src/http/a.ts', 'packages/engines/src/text/zz.ts'],
  ['server-rooms-know-no-start', 'apps/server/src/http/b.ts', 'apps/server/src/open-services.ts'],
  ['only-http-sees-all-services', 'apps/server/src/mail/a.ts', 'apps/server/src/services.ts'],
  ['web-knows-the-contract-only', 'apps/web/src/lib/requests/a.ts', 'packages/models/src/registry.ts'],
  ['a-feature-imports-no-other', 'apps/web/src/features/one/a.ts', 'apps/web/src/features/two/zz.ts'],
  ['features-know-no-app', 'apps/web/src/features/one/b.ts', 'apps/web/src/app/zz.ts'],
  ['lib-knows-no-feature', 'apps/web/src/lib/requests/b.ts', 'apps/web/src/features/two/zz.ts'],
  ['the-screen-room-stands-alone', 'apps/web/src/lib/screen/a.ts', 'apps/web/src/lib/session/zz.ts'],
  ['landing-takes-types-only', 'apps/web/src/features/landing/a.ts', 'packages/contracts/src/zz.ts'],
  ['ui-shows', 'packages/ui/src/a.ts', 'apps/web/src/app/zz.ts'],
  ['ui-knows-block-types', 'packages/ui/src/b.ts', 'packages/contracts/src/zz.ts'],
  ['measurements-stay-outside-apps', 'evals/a.ts', 'apps/server/src/main.ts'],
  ['e2e-is-a-user', 'e2e/a.ts', 'apps/server/src/main.ts'],
  ['tests-are-leaves', 'packages/errors/src/b.ts', 'packages/errors/src/zz.test.ts'],
  ['no-circular', 'packages/errors/src/c.ts', 'packages/errors/src/c.ts'],
  ['resolvable', 'packages/errors/src/d.ts', 'packages/errors/src/missing.ts'],
  ...engineOrder
    .slice(0, -1)
    .map((engine): [string, string, string] => [
      `engine-${engine}-imports-no-later-one`,
      `packages/engines/src/${engine}/b.ts`,
      'packages/engines/src/painting/zz.ts',
    ]),
  ...serverOrder
    .slice(0, -1)
    .map((room): [string, string, string] => [
      `server-${room}-imports-no-later-one`,
      `apps/server/src/${room}/c.ts`,
      'apps/server/src/http/zz.ts',
    ]),
]

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeAll(() => {
  for (const [, , to] of violations) {
    if (!to.endsWith('missing.ts')) write(to, 'export const value = 1\n')
  }
  for (const [, from, to] of violations) {
    const up = '../'.repeat(dirname(from).split('/').length)
    write(from, `import { value } from '${up}${to}'\nexport const used = value\n`)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every rule fails on an import that it forbids', { timeout: 60_000 }, async () => {
  const { forbidden, options } = configuration
  const { output } = await cruise(['apps', 'packages', 'evals', 'e2e'], {
    ...options,
    validate: true,
    ruleSet: { forbidden },
    baseDir: folder,
    outputType: 'json',
  })
  // The cast: the 'json' reporter returns a string, though `output` allows more types.
  const { summary } = JSON.parse(output as string) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  const broken = new Map(summary.violations.map((violation) => [violation.rule.name, violation.from]))
  for (const [rule, from] of violations) {
    expect(summary.violations, `${rule} by ${from}`).toContainEqual(
      expect.objectContaining({ from, rule: expect.objectContaining({ name: rule }) }),
    )
  }
  expect([...broken.keys()].toSorted()).toEqual(forbidden.map((rule) => rule.name).toSorted())
})

test('the order of the server names each of its rooms', () => {
  const rooms = readdirSync(new URL('../apps/server/src/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(rooms.toSorted()).toEqual(serverOrder.toSorted())
})
