import { counted } from '@vitrine/basics/wording.ts'
import { mostSteps, type TablePanel } from '@vitrine/engines/forecast/table/build-panel.ts'
import { isFiscal } from '@vitrine/engines/tables/date-formats.ts'

interface Extent {
  duration: number
  listed: number
  omitted: number
  /** The heading of what is measured and not sold; null where it may be sold. */
  measured: string | null
}

const were = (count: number) => (count === 1 ? 'was' : 'were')

/** Sentences on changes made to the rows, for those who judge the forecast. */
export function notesOn(
  { notes, roles, calendar, panel }: TablePanel,
  { duration, listed, omitted, measured }: Extent,
): string[] {
  const unit = calendar.unit === 'index' ? 'period' : calendar.unit
  const sentences: string[] = []
  const say = (condition: boolean, sentence: string) => {
    if (condition) sentences.push(sentence)
  }
  say(
    measured !== null,
    `‘${measured}’ looks like a measurement, not like something sold: the forecast is a rough guess, and the stock advice means nothing for it.`,
  )
  const { unsureOrder } = notes
  const [day, month] = ['DD/MM', 'MM/DD']
  say(
    unsureOrder !== null,
    `The dates may be read as ${day} or as ${month}; they were read as ${unsureOrder === 'day' ? day : month}. Check the first and the last date, and write 2024-03-31 if this is wrong.`,
  )
  say(omitted > 0, `The ${listed} series with the largest sums are forecast; ${omitted} smaller ones are left out.`)
  say(
    notes.tooShort.length > 0,
    `${notes.tooShort.length} series with fewer than 8 values ${notes.tooShort.length === 1 ? 'is' : 'are'} left out: ${notes.tooShort.slice(0, 5).join(', ')}${notes.tooShort.length > 5 ? ', …' : ''}.`,
  )
  say(notes.irregular, `The dates are uneven, so values were summed by ${unit}.`)
  say(
    notes.mergedRows > 0,
    `${counted(notes.mergedRows, 'row')} fell on a ${unit} that already had a value in the same series, and ${were(notes.mergedRows)} added to it.`,
  )
  say(
    notes.totalRows > 0,
    `${counted(notes.totalRows, 'row')} of sums (${notes.totalNames.slice(0, 3).join(', ')}) ${were(notes.totalRows)} left out, so that nothing is counted twice.`,
  )
  say(
    notes.leftMeasures.length > 0,
    `Only ‘${roles.value.name}’ is forecast; the other measures (${notes.leftMeasures.join(', ')}) were left out.`,
  )
  say(
    notes.isRunning,
    `The figures count up through the year: what was added in each ${unit} was worked out and is forecast.`,
  )
  say(
    notes.negativeRows > 0,
    `${counted(notes.negativeRows, 'figure')} below zero, as returns are, ${were(notes.negativeRows)} subtracted.`,
  )
  const { columns: dateColumns, cycle } = roles.times
  say(
    cycle !== undefined,
    `The dates name no year, so ${cycle === 12 ? 'months' : 'weeks'} are counted on from the first year: ${(cycle ?? 0) + 1} is the first of the second year.`,
  )
  say(
    dateColumns.some(({ cells }) => cells.some(isFiscal)),
    'Fiscal periods are shown as if the fiscal year began in January of the year that it is named after.',
  )
  say(
    notes.undatedRows > 0,
    `${counted(notes.undatedRows, 'row')} without a readable date ${were(notes.undatedRows)} left out.`,
  )
  say(notes.shortened, `Of each series the last ${mostSteps.toLocaleString('en')} ${unit}s are used.`)
  say(
    notes.filledSteps > 0,
    notes.filledAs === 'no sales'
      ? `${counted(notes.filledSteps, unit)} without a row ${were(notes.filledSteps)} taken to be without sales.`
      : `${counted(notes.filledSteps, `missing ${unit}`)} ${were(notes.filledSteps)} taken to lie between the neighbours.`,
  )
  const drivers = roles.drivers.map(({ name }) => `‘${name}’`).join(', ')
  const their = roles.drivers.length === 1 ? 'its' : 'their'
  const ahead = notes.driversKnownAhead
  say(
    roles.drivers.length > 0 && notes.driversKnownAhead < duration,
    notes.driversKnownAhead === 0
      ? `What ${drivers} will be is not in the file; ${their} recent median was assumed. To use what is planned, add rows with coming dates, the planned values and nothing under ‘${roles.value.name}’.`
      : `What ${drivers} will be is in the file for ${counted(ahead, unit)} ahead; ${their} recent median was assumed after that.`,
  )
  const longest = Math.max(...panel.series.map((series) => series.values.length))
  say(
    duration > longest,
    `The forecast reaches further than the history of ${longest} ${unit}s: take its end as a rough guide.`,
  )
  return sentences
}
