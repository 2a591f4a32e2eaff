import { writeFile } from 'node:fs/promises'
import { linearCongruential } from '@vitrine/basics/seeded-random.ts'

const day = 86_400_000

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Sum of twelve uniform numbers minus six: normal enough for a sample. */
function normal(random: () => number): number {
  return Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)
}

/** Two stores, three products, 130 weeks; four coming weeks have price and promotion and no units yet. */
function weeklyPromotions(): string {
  const random = linearCongruential(11)
  const rows = ['week,store,product,units,price,promotion']
  for (let week = 0; week < 134; week += 1) {
    for (const [store, size] of [
      ['Harbour', 1],
      ['Old Town', 0.6],
    ] as const) {
      for (const [product, base, price] of [
        ['Orange juice', 320, 2.49],
        ['Oat drink', 140, 1.99],
        ['Lemonade', 220, 1.29],
      ] as const) {
        const promotion = random() < 0.15
        const paid = promotion ? price * 0.75 : price * (random() < 0.1 ? 1.08 : 1)
        const season = product === 'Lemonade' ? 1 + 0.5 * Math.sin((2 * Math.PI * (week - 12)) / 52) : 1
        const effect = (paid / price) ** -2 * (promotion ? 1.3 : 1)
        const units = Math.round(base * size * season * effect * (1 + week / 700) * Math.exp(0.1 * normal(random)))
        rows.push(
          [
            isoDate(Date.UTC(2023, 0, 2) + week * 7 * day),
            store,
            product,
            week < 130 ? units : '',
            paid.toFixed(2),
            promotion ? 'yes' : 'no',
          ].join(','),
        )
      }
    }
  }
  return `${rows.join('\n')}\n`
}

/** Seven years by month with trend and a strong December, as a German spreadsheet writes it. */
function monthlyWithSeason(): string {
  const random = linearCongruential(23)
  const season = [0.82, 0.8, 0.93, 0.97, 1, 1.02, 0.95, 0.9, 1, 1.06, 1.15, 1.4]
  const rows = ['Monat;Absatz']
  for (let month = 0; month < 84; month += 1) {
    const value = 4200 * 1.006 ** month * (season[month % 12] ?? 1) * Math.exp(0.03 * normal(random))
    const [whole = '', decimals] = value.toFixed(2).split('.')
    const date = `01.${String((month % 12) + 1).padStart(2, '0')}.${2018 + Math.floor(month / 12)}`
    rows.push(`${date};${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`)
  }
  return `\uFEFF${rows.join('\r\n')}\r\n`
}

/** Fourteen months by day with a weekly cycle, one street festival and, at the end, a lasting rise. */
function dailyWithOutlier(): string {
  const random = linearCongruential(5)
  const weekday = [0.8, 0.85, 0.95, 1, 1.2, 1.5, 0.7]
  const rows = ['date,cups_sold']
  for (let step = 0; step < 425; step += 1) {
    const festival = step === 250 ? 3.2 : 1
    const rise = step >= 340 ? 1.35 : 1
    const cups = 180 * (weekday[step % 7] ?? 1) * festival * rise * Math.exp(0.07 * normal(random))
    rows.push(`${isoDate(Date.UTC(2024, 0, 1) + step * day)},${Math.round(cups)}`)
  }
  return `${rows.join('\n')}\n`
}

/** Fourteen weeks of a product that hardly sells: nothing can be known, and the answer has to say so. */
function shortAndNoisy(): string {
  const random = linearCongruential(42)
  const rows = ['week_starting,units']
  for (let week = 0; week < 14; week += 1) {
    rows.push(`${isoDate(Date.UTC(2025, 1, 3) + week * 7 * day)},${Math.round(9 * Math.exp(0.9 * normal(random)))}`)
  }
  return `${rows.join('\n')}\n`
}

/**
 * The sample files, made from a seed: synthetic sales whose season, trend, price effect and noise are known.
 * `node packages/models/src/retail-demand-planning/generate-samples.ts` writes them; the model's test compares them.
 */
export function generateSamples(): Record<string, string> {
  return {
    'weekly-promotions.csv': weeklyPromotions(),
    'monatsabsatz.csv': monthlyWithSeason(),
    'daily-cafe.csv': dailyWithOutlier(),
    'new-product.csv': shortAndNoisy(),
  }
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(generateSamples())) {
    await writeFile(new URL(`samples/${name}`, import.meta.url), text)
  }
}
