import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { plainWords, saysTheSame } from '../same-words.ts'

const plain = z.union([z.string(), z.number(), z.null()])
const truthSchema = z.strictObject({
  /** Members of the shipment by path: 'shipTo.name'; null must not be made up. */
  shipment: z.record(z.string(), plain).default({}),
  /** Every item of the notice: part number or description, and quantity. */
  items: z.array(z.strictObject({ part: z.string(), quantity: z.number() })).optional(),
  orders: z.array(z.string()).optional(),
  /** For a given 856: faults that must be named, by segment; none may be named where it is valid. */
  faults: z.array(z.string()).optional(),
})

const itemSchema = z.looseObject({
  buyerPart: z.string().nullable(),
  vendorPart: z.string().nullable(),
  upc: z.string().nullable(),
  description: z.string().nullable(),
  quantity: z.number().nullable(),
})
const outputSchema = z.looseObject({
  shipment: z.looseObject({
    orders: z.array(
      z.looseObject({
        purchaseOrder: z.string().nullable(),
        packs: z.array(z.looseObject({ items: z.array(itemSchema) })),
      }),
    ),
  }),
  problems: z.array(z.looseObject({ severity: z.string(), segment: z.string() })),
  stated: z.array(z.looseObject({ name: z.string(), text: z.string(), confidence: z.number() })).default([]),
})

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : null), value) ??
  null

const isSame = (given: unknown, wanted: string | number | null): boolean =>
  typeof wanted === 'string' ? typeof given === 'string' && saysTheSame(given, wanted) : given === wanted

/** Judges a ship notice: the facts of the shipment, its orders and items, and the faults of one that was given. */
export const judgeShipment: Judge = (truth, output) => {
  const { shipment, items, orders, faults } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const facts: Fact[] = []
  const add = (name: string, right: boolean, given: unknown, wanted: unknown, confidence: number | null = null) =>
    facts.push({ name, right, missing: given === null, confidence, given: inShort(given), wanted: inShort(wanted) })
  for (const [path, wanted] of Object.entries(shipment)) {
    const given = at(answer.shipment, path)
    const stated = answer.stated.find((one) => typeof given === 'string' && saysTheSame(one.text, given))
    const more =
      typeof given === 'string' && typeof wanted === 'string' && plainWords(given).startsWith(`${plainWords(wanted)} `)
    add(path, isSame(given, wanted), given, wanted, more ? null : (stated?.confidence ?? null))
  }
  const allItems = answer.shipment.orders.flatMap(({ packs }) => packs.flatMap((pack) => pack.items))
  for (const { part, quantity } of items ?? []) {
    const names = (one: z.infer<typeof itemSchema>) => [one.buyerPart, one.vendorPart, one.upc, one.description]
    const item = allItems.find((one) => names(one).some((name) => name !== null && saysTheSame(name, part)))
    add(`item ${part}`, item?.quantity === quantity, item ? item.quantity : null, quantity)
  }
  if (items) add('no other items', allItems.length <= items.length, allItems.length, items.length)
  if (orders) {
    const given = answer.shipment.orders.map(({ purchaseOrder }) => purchaseOrder)
    for (const order of orders)
      add(
        'order',
        given.some((one) => isSame(one, order)),
        given[0] ?? null,
        order,
      )
  }
  if (faults) {
    const given = answer.problems.filter(({ severity }) => severity === 'error').map(({ segment }) => segment)
    if (faults.length === 0) add('valid', given.length === 0, given, 'no error')
    for (const fault of faults) add('fault', given.includes(fault), given, fault)
  }
  return facts
}
