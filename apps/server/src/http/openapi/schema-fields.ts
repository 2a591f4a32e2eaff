import { z } from 'zod'

interface SchemaField {
  name: string
  required: boolean
  /** As JSON Schema. */
  property: z.core.JSONSchema._JSONSchema
}

/** The fields that a schema takes in; none without a schema. */
export function schemaFields(schema: z.ZodObject | undefined): SchemaField[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({ name, required: required.includes(name), property }))
}
