import * as fc from 'fast-check'

/** A JSON schema in the OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Few, so that calls have a chance to be accepted. */
const mostItems = 3

const asSchema = (value: unknown): JsonSchema =>
  // The cast: a schema is an object or true, which allows anything.
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {}

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other)

const formats: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  binary: fc.string(),
}

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (typeof schema.format === 'string' && formats[schema.format]) return formats[schema.format] ?? fc.string()
  // A pattern that the library cannot generate from is ignored.
  if (typeof schema.pattern === 'string' && schema.pattern.length < 60)
    return fc.stringMatching(new RegExp(schema.pattern))
  const minLength = numberOr(schema.minLength, 0)
  const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxLength, 40), minLength + 40))
  return fc.string({ minLength, maxLength, unit: 'grapheme' })
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(numberOr(schema.minimum, -1e6), -1e6)
  const max = Math.min(numberOr(schema.maximum, 1e6), 1e6)
  return schema.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function objectOf(schema: JsonSchema, valueOf: (schema: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = Object.entries(asSchema(schema.properties)).map(
    ([name, one]) => [name, valueOf(asSchema(one))] as const,
  )
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : []
  return fc.record(Object.fromEntries(properties), {
    requiredKeys: required.filter((name) => properties.some(([one]) => one === name)),
  })
}

/** Generates values that a schema allows. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one) => arbitraryOf(asSchema(one))))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (schema.type === 'string') return stringOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    return fc.array(arbitraryOf(asSchema(schema.items)), {
      minLength: numberOr(schema.minItems, 0),
      maxLength: Math.max(numberOr(schema.minItems, 0), mostItems),
    })
  }
  return schema.type === 'object' ? objectOf(schema, arbitraryOf) : fc.jsonValue({ maxDepth: 2 })
}
