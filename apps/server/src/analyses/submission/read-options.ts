import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

function refuse(option: ModelOption, must: string): never {
  throw new InputError('option-invalid', `The option ${option.name} (${option.label}) must be ${must}.`)
}

function readOption(option: ModelOption, given: unknown): string | number {
  if (option.kind === 'integer') {
    const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
    return typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max
      ? value
      : refuse(option, `a whole number from ${option.min} to ${option.max}`)
  }
  if (typeof given !== 'string') return refuse(option, 'a text')
  if (given.length > option.maxLength) return refuse(option, `at most ${option.maxLength} characters long`)
  return given.trim() === '' && option.required ? refuse(option, 'filled in') : given.replaceAll('\0', '')
}

/**
 * A run's options: each from the request, else from the sample, else its default. Throws 'option-invalid' with the
 * allowed range.
 */
export const readOptions = (
  options: readonly ModelOption[],
  fields: Readonly<Record<string, unknown>>,
  ofSample: OptionValues = {},
): OptionValues =>
  Object.fromEntries(
    options.map((option) => [
      option.name,
      readOption(option, fields[option.name] ?? ofSample[option.name] ?? option.default),
    ]),
  )
