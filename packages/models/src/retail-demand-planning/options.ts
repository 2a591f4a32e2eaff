import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

export const options = [
  {
    kind: 'integer',
    name: 'duration',
    label: 'Periods to forecast',
    help: 'In the steps of your data: 4 with weekly rows is four weeks.',
    default: 1,
    min: 1,
    max: 104,
  },
  {
    kind: 'integer',
    name: 'leadTime',
    label: 'Lead time',
    help: 'Periods from order to delivery, for the advice on stock.',
    default: 1,
    min: 1,
    max: 26,
  },
  {
    kind: 'integer',
    name: 'serviceLevel',
    label: 'Service level in percent',
    help: 'Chance of not running out during a lead time.',
    default: 95,
    min: 50,
    max: 99,
  },
  {
    kind: 'integer',
    name: 'priceChange',
    label: 'What if: coming prices, percent higher',
    help: '10 is ten percent dearer than planned, −10 cheaper, 0 as planned. Needs a column of prices.',
    default: 0,
    min: -50,
    max: 100,
  },
  {
    kind: 'integer',
    name: 'promotionPeriods',
    label: 'What if: promotion in the first coming periods',
    help: '2 is a promotion in the next two periods and none after, 0 none at all; left blank, as planned. Needs a column of promotions.',
    default: -1,
    min: -1,
    max: 104,
    blank: 'as planned',
  },
] as const satisfies readonly ModelOption[]

type OptionName = (typeof options)[number]['name']

/** The options of a run, defaults filled in. Throws `option-invalid`. */
export function readOptions(values: OptionValues): Record<OptionName, number> {
  const read = (name: OptionName): number => {
    const option = options.find((candidate) => candidate.name === name) ?? options[0]
    const value = Number(values[name] ?? option.default)
    if (!Number.isInteger(value) || value < option.min || value > option.max) {
      throw new InputError(
        'option-invalid',
        `${option.label} must be a whole number from ${option.min} to ${option.max}.`,
        { hint: option.help },
      )
    }
    return value
  }
  return {
    duration: read('duration'),
    leadTime: read('leadTime'),
    serviceLevel: read('serviceLevel'),
    priceChange: read('priceChange'),
    promotionPeriods: read('promotionPeriods'),
  }
}
