import swc from '@swc/core'

// The contract's types may be imported here, its schemas not.
const takesTypesOnly = /packages\/ui\/src\/|apps\/web\/src\/features\/landing\//

const isTypeOfContract = (item) =>
  item.type === 'ImportDeclaration' && item.typeOnly && item.source.value.startsWith('@vitrine/contracts/')

// dependency-cruiser's swc parser does not enable JSX (its own 'TODO: {tj}sx') and does not distinguish type imports
// from others; TypeScript 7 has no API for its other parser.
const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => {
  const module = parseFile(file, { ...options, tsx: file.endsWith('.tsx') })
  if (!takesTypesOnly.test(file)) return module
  return { ...module, body: module.body.filter((item) => !isTypeOfContract(item)) }
}

/**
 * The allowed imports, as described in docs/architecture.md. script/boundaries.test.ts checks that breaking each rule
 * is reported.
 */
export const engineOrder = [
  'network',
  'text',
  'archive',
  'tables',
  'documents',
  'prose',
  'forms',
  'clinical',
  'retrieval',
  'forecast',
  'edi',
  'vision',
  'audio',
  'speech',
  'video',
  'painting',
]

/** The server's rooms; what is in none of them puts them together. */
export const serverOrder = [
  'database',
  'time',
  'secrets',
  'files',
  'backup',
  'audit',
  'mail',
  'tracing',
  'accounts',
  'webhooks',
  'api-keys',
  'analyses',
  'batches',
  'administration',
  'people',
  'showcases',
  'http',
]

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const enginesInOrder = engineOrder
  .slice(0, -1)
  .map((engine, index) =>
    never(
      `engine-${engine}-imports-no-later-one`,
      'Engine libraries build on earlier ones only.',
      { path: `^packages/engines/src/${engine}/` },
      { path: `^packages/engines/src/(${engineOrder.slice(index + 1).join('|')})/` },
    ),
  )

const serverInOrder = serverOrder
  .slice(0, -1)
  .map((room, index) =>
    never(
      `server-${room}-imports-no-later-one`,
      'Rooms of the server build on earlier ones only.',
      { path: `^apps/server/src/${room}/`, pathNot: '[.]test[.]ts$' },
      { path: `^apps/server/src/(${serverOrder.slice(index + 1).join('|')})/` },
    ),
  )

export default {
  forbidden: [
    never('no-circular', 'A circle has no bottom to start reading at.', {}, { circular: true }),
    never('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    never(
      'basics-import-nothing',
      'Everything may import the basics.',
      { path: '^packages/basics/src/' },
      { pathNot: '^packages/basics/src/|node_modules/vitest/' },
    ),
    never(
      'errors-import-nothing',
      'Everything imports the error vocabulary.',
      { path: '^packages/errors/src/' },
      { pathNot: '^packages/errors/src/|node_modules/vitest/' },
    ),
    never(
      'contracts-import-zod-and-errors',
      'What crosses the wire depends on nothing else of ours.',
      { path: '^packages/contracts/src/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^packages/(contracts|errors)/src/|node_modules/zod/' },
    ),
    never(
      'fields-and-blocks-stand-alone',
      'Every other room of the contract may build on these two.',
      { path: '^packages/contracts/src/(fields|blocks)/' },
      { path: '^packages/contracts/src/[^/]+/', pathNot: '^packages/contracts/src/$1/' },
    ),
    never(
      'engines-know-nothing-of-vitrine',
      'Engines are libraries.',
      { path: '^packages/engines/src/' },
      { path: '^(apps|evals|bench|e2e)/|^packages/(contracts|models|model-kit|providers|ui)/' },
    ),
    ...enginesInOrder,
    never(
      'model-kit-holds-interfaces',
      'The kit is what models are made with, not what they do.',
      { path: '^packages/model-kit/src/' },
      { path: '^(apps|evals|bench|e2e)/|^packages/(engines|models|providers|ui)/' },
    ),
    never(
      'providers-sit-behind-the-port',
      'A provider sees the kit and the errors only.',
      { path: '^packages/providers/src/' },
      { path: '^(apps|evals|bench|e2e)/|^packages/(contracts|engines|models|ui)/' },
    ),
    never(
      'models-know-no-app',
      'A model is asked; it asks nobody.',
      { path: '^packages/models/src/' },
      { path: '^(apps|evals|bench|e2e)/|^packages/(providers|ui)/' },
    ),
    never(
      'a-model-imports-no-other',
      'What two models share is an engine, or stands in models/src/shared; what is shared knows no model.',
      { path: '^packages/models/src/([^/]+)/' },
      { path: '^packages/models/src/[^/]+/', pathNot: '^packages/models/src/($1|shared)/' },
    ),
    never(
      'a-model-knows-no-registry',
      'The registry knows the models.',
      { path: '^packages/models/src/[^/]+/' },
      { path: '^packages/models/src/(registry|industries)[.]ts$' },
    ),
    never(
      'the-server-enqueues',
      'Engines run in the worker’s child processes, reached through a definition.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/analyses/worker/|[.]test[.]ts$|/testing/' },
      { path: '^packages/engines/|^packages/models/src/[^/]+/' },
    ),
    ...serverInOrder,
    never(
      'server-rooms-know-no-start',
      'What puts the rooms together is known to none of them.',
      { path: '^apps/server/src/[^/]+/', pathNot: '[.]test[.]ts$|/testing/' },
      { path: '^apps/server/src/[^/]+[.]ts$', pathNot: '/(env|log|version|services)[.]ts$' },
    ),
    never(
      'only-http-sees-all-services',
      'Other rooms name the parts that they use.',
      { path: '^apps/server/src/[^/]+/', pathNot: '^apps/server/src/(http|testing)/|[.]test[.]ts$' },
      { path: '^apps/server/src/services[.]ts$' },
    ),
    never(
      'web-knows-the-contract-only',
      'The browser sees what crosses the wire.',
      { path: '^apps/web/src/' },
      { path: '^(apps/server|evals|bench|e2e)/|^packages/(engines|models|model-kit|providers)/' },
    ),
    never(
      'a-feature-imports-no-other',
      'What two features share is in lib or ui.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
    ),
    never(
      'features-know-no-app',
      'The app puts features together.',
      { path: '^apps/web/src/(features|lib)/' },
      { path: '^apps/web/src/app/' },
    ),
    never(
      'lib-knows-no-feature',
      'Shared code is below the features.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/features/' },
    ),
    never(
      'the-screen-room-stands-alone',
      'Titles, toasts and dialogs serve every room of lib and know none.',
      { path: '^apps/web/src/lib/screen/' },
      { path: '^apps/web/src/lib/[^/]+/', pathNot: '^apps/web/src/lib/screen/' },
    ),
    never(
      'landing-takes-types-only',
      'The landing page’s chunk holds no schema library.',
      { path: '^apps/web/src/features/landing/', pathNot: '[.]test[.]tsx?$' },
      {
        path: '^packages/contracts/',
        pathNot: '^packages/contracts/src/(pages/pages|calls/(call-error|failure-words))[.]ts$',
      },
    ),
    never(
      'ui-shows',
      'The design system neither fetches nor routes.',
      { path: '^packages/ui/src/' },
      {
        path: '^(apps|evals|bench|e2e)/|^packages/(engines|models|model-kit|providers)/|node_modules/(react-router|@tanstack)/',
      },
    ),
    never(
      'ui-knows-block-types',
      'Of the contract, the design system sees the types of blocks.',
      { path: '^packages/ui/src/', pathNot: '[.]test[.]tsx?$' },
      { path: '^packages/contracts/src/' },
    ),
    never(
      'measurements-stay-outside-apps',
      'evals and bench use the product from outside.',
      { path: '^(evals|bench)/' },
      { path: '^apps/|^packages/ui/|^e2e/' },
    ),
    never(
      'e2e-is-a-user',
      'End-to-end tests see the contract’s client and sample files.',
      { path: '^e2e/' },
      { path: '^(apps|evals|bench)/|^packages/(engines|model-kit|providers|ui|models)/' },
    ),
    never('tests-are-leaves', 'Nothing imports a test.', {}, { path: '[.](test|spec)[.]tsx?$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
