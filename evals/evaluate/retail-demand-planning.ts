import { join } from 'node:path'
import { measureM3 } from '../forecasting/measure-m3.ts'
import { measureOrangeJuice } from '../forecasting/measure-orange-juice.ts'
import type { Measured, MeasureInput } from '../measurement.ts'

/** Scores the kept-apart `*-test.*` files where there are any, else the development files. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const folder = join(dataDir, 'forecasting')
  const m3 = await measureM3(folder, progress)
  const juice = await measureOrangeJuice(folder, progress)
  return { measurements: [...m3.measurements, ...juice.measurements], failures: [...m3.failures, ...juice.failures] }
}
