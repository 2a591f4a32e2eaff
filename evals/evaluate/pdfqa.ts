import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measure } from '../measurement.ts'
import { measurePages } from '../qa/measure-pages.ts'
import { measureParaphrased } from '../qa/measure-paraphrased.ts'
import { measureReading } from '../qa/measure-reading.ts'
import { measureSilence } from '../qa/measure-silence.ts'

/** Reading on articles that nothing was trained on, knowing when to stay silent, and finding pages of long reports. */
export const measure: Measure = async (input) => {
  const folder = join(input.dataDir, 'qa')
  const files = await readdir(folder)
  const answers = await measureReading(folder, files, input)
  const silence = await measureSilence(folder, files, input)
  const pages = await measurePages(join(folder, 'financebench'), input)
  const meaning = await measureParaphrased()
  const all = [answers, silence, pages, meaning]
  return {
    measurements: all.flatMap(({ measurements }) => measurements),
    failures: all.flatMap(({ failures }) => failures),
  }
}
