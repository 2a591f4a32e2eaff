import { isDeepStrictEqual } from 'node:util'
import { envelopeSchema, failureSchema } from '@vitrine/contracts/calls/envelope.ts'
import { anyField, type Operation } from '@vitrine/contracts/operations/operation.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { statusOfProblem } from '@vitrine/errors/problems.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { z } from 'zod'
import { schemaFields } from './schema-fields.ts'

type Json = Record<string, unknown>

/** A record whose keys are all known is written as properties, which more programs understand. */
function nameKeys(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!Array.isArray(required) || !propertyNames || !additionalProperties || schema.properties) return
  // The cast: property names are strings.
  schema.properties = Object.fromEntries((required as string[]).map((name) => [name, additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

/** A list of a fixed length whose parts are alike is written as such, which more programs understand than a tuple. */
function likeParts(schema: Json): void {
  const { prefixItems } = schema
  if (!Array.isArray(prefixItems) || schema.items !== false) return
  // The cast: as zod writes them.
  const [first, ...others] = prefixItems as Json[]
  if (others.some((other) => !isDeepStrictEqual(other, first))) return
  schema.items = first
  delete schema.prefixItems
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => {
      nameKeys(one)
      likeParts(one)
    },
  })
  return rest
}

/** Fastify's ':name' and final '*' in OpenAPI's form. */
const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] =>
  schemaFields(schema).map(({ name, property, required }) => ({
    name: name === '*' ? 'path' : name,
    in: place,
    required: place === 'path' || required,
    schema: property,
  }))

function requestBody({ body, files }: Operation): Json | undefined {
  if (!body) return undefined
  const fields = jsonSchema(body, 'input')
  const fileFields = Object.fromEntries(
    (files ?? []).filter((field) => field !== anyField).map((field) => [field, { type: 'string', format: 'binary' }]),
  )
  // The cast: the properties of an object's schema are an object.
  const properties = { ...(fields.properties as Json | undefined), ...fileFields }
  return {
    description: 'Every field that is not a file may also come in the query.',
    content: {
      'application/json': { schema: fields },
      'multipart/form-data': { schema: { ...fields, properties } },
    },
  }
}

function answered({ answer, response }: Operation): Json {
  if (answer === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (answer === 'events') return { 'text/event-stream': { schema: jsonSchema(response, 'output') } }
  const body = answer === 'bare' ? response : envelopeSchema(response)
  return { 'application/json': { schema: jsonSchema(body, 'output') } }
}

/** One answer for each status among the operation's problems, with their descriptions. */
function failures(operation: Operation): Json {
  const problems: readonly (keyof typeof statusOfProblem)[] = [
    'invalid-request',
    ...(operation.callers.includes('visitor') ? [] : (['token-missing', 'token-invalid', 'not-allowed'] as const)),
    ...operation.problems,
  ]
  const byStatus = Map.groupBy(new Set(problems), (problem) => statusOfProblem[problem])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [status, { description: words.join(', '), content }]),
  )
}

function operationObject(name: string, operation: Operation): Json {
  const visitors = operation.callers.includes('visitor') && operation.key === undefined
  const others = operation.callers.length > 1
  const body = requestBody(operation)
  return {
    operationId: name,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.key ? 'Needs the static key.' : `May be called by: ${operation.callers.join(', ')}.`,
    security: operation.key ? [{ serviceKey: [] }] : [...(visitors ? [{}] : []), ...(others ? [{ bearer: [] }] : [])],
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...parameters(operation.headers, 'header'),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [operation.status ?? 200]: { description: 'Done', content: answered(operation) },
      ...failures(operation),
    },
  }
}

const tags: Readonly<Record<Operation['tag'], string>> = {
  analyses: 'Runs of the models, and what belongs to them',
  catalogue: 'The models, their samples and how they were measured',
  files: 'Inputs, generated files and samples',
  'sign-in': 'Sessions, passwords and second steps',
  people: 'Accounts and requests for access',
  onboarding: 'Requests from other programs',
  administration: 'For those who run this installation',
  service: 'State and description of the service',
}

/** The OpenAPI 3.1 document of all operations, for an installation with these models. */
export function openApiDocument(models: readonly Model[]) {
  const paths: Record<string, Json> = {}
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const path = openApiPath(operation.path)
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationObject(name, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Whoever runs this installation' },
      description: `Analyses by ${models.length} models, and the people who ask for them.`,
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, serviceKey: { type: 'http', scheme: 'bearer' } },
    },
  }
}
