import { z } from 'zod'

/** A setting of a run besides its input. The upload screen shows it, the server validates it. */
export const modelOptionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('integer'),
    name: z.string(),
    label: z.string(),
    help: z.string(),
    default: z.int(),
    min: z.int(),
    max: z.int(),
    /** What a field that is left blank means, such as 'as planned', where the default is no number that one would type. */
    blank: z.string().optional(),
  }),
  z.object({
    kind: z.literal('text'),
    name: z.string(),
    label: z.string(),
    help: z.string(),
    default: z.string(),
    maxLength: z.int().min(1),
    required: z.boolean(),
    multiline: z.boolean(),
  }),
])
export type ModelOption = z.infer<typeof modelOptionSchema>

/** The options of one run by name, complete and validated. */
export const optionValuesSchema = z.record(z.string(), z.union([z.string(), z.number()]))
export type OptionValues = z.infer<typeof optionValuesSchema>
