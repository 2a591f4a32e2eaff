import type { Chance } from './chance.ts'

/** How one document writes dates, numbers and money: chosen once a document. */
export interface Formats {
  date: (iso: string) => string
  money: (value: number) => string
  number: (value: number, decimals?: number) => string
}

const months = 'January February March April May June July August September October November December'.split(' ')

const dateStyles: readonly ((year: string, month: string, day: string) => string)[] = [
  (year, month, day) => `${month}/${day}/${year}`,
  (year, month, day) => `${Number(month)}/${Number(day)}/${year.slice(2)}`,
  (year, month, day) => `${months[Number(month) - 1]} ${Number(day)}, ${year}`,
  (year, month, day) => `${day}-${months[Number(month) - 1]?.slice(0, 3).toUpperCase()}-${year}`,
  (year, month, day) => `${months[Number(month) - 1]?.slice(0, 3)} ${day}, ${year}`,
  (year, month, day) => `${year}-${month}-${day}`,
]

const number = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

export function chooseFormats(chance: Chance): Formats {
  const style = chance.pick(dateStyles)
  const sign = chance.happens(0.7) ? '$' : ''
  const blank = sign !== '' && chance.happens(0.15) ? ' ' : ''
  return {
    date: (iso) => {
      const [year = '', month = '', day = ''] = iso.split('-')
      return style(year, month, day)
    },
    money: (value) => `${value < 0 ? '-' : ''}${sign}${blank}${number(Math.abs(value), 2)}`,
    number,
  }
}

/** `days` after the ISO date. */
export function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const cents = (value: number): number => Math.round(100 * value) / 100
