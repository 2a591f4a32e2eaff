import { readFileSync } from 'node:fs'
import { initSync, MSTL } from '@bsull/augurs/mstl'

let ready = false

/**
 * Multiple seasonal-trend decomposition by LOESS with an exponential-smoothing trend (augurs), on log values when all are
 * positive. Bandara, Hyndman & Bergmeir, "MSTL" (2021). Null where a cycle does not fit twice or no trend model is found.
 */
export function mstl(history: readonly number[], seasonLengths: readonly number[], horizon: number): number[] | null {
  const fitting = seasonLengths.filter((length) => length > 1 && history.length >= 2 * length + 2)
  if (fitting.length === 0) return null
  if (!ready) {
    // The WebAssembly lies beside the module that loads it; the package exports only the module.
    initSync({ module: readFileSync(new URL(import.meta.resolve('@bsull/augurs/mstl').replace(/\.js$/, '_bg.wasm'))) })
    ready = true
  }
  const onLogs = history.every((value) => value > 0)
  const model = MSTL.ets([...fitting])
  try {
    model.fit(onLogs ? history.map(Math.log) : [...history])
    const { point } = model.predict(horizon)
    const values = onLogs ? point.map(Math.exp) : point
    return values.every(Number.isFinite) ? values : null
  } catch {
    return null // augurs throws a bare Error when its search finds no trend model: the other methods answer then
  } finally {
    model.free()
  }
}
