import { median } from '@vitrine/basics/statistics.ts'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { startChromium } from '../support/chromium.ts'
import type { MeasureRows, Row } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

/** Pages for visitors: landing page, catalogue, the three product pages, a model's own screen. */
const routes = ['/', '/explore', '/contentqai', '/resqai', '/products/bol', '/invoices-extraction/file-upload']

const devices = {
  mobile: { config: undefined, aim: 95 },
  desktop: { config: desktopConfig, aim: 98 },
} as const

const runs = 3
const mostShift = 0.02

interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint, milliseconds. */
  paint: number
  /** Total blocking time of the main thread, milliseconds. */
  blocked: number
  shift: number
}

/** Chromium sometimes loses a visit's trace: that visit is repeated. */
async function reportOn(url: string, port: number, config: Config): Promise<Result> {
  let reason = `No report on ${url}.`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
      config,
    )
    if (result && !result.lhr.runtimeError) return result.lhr
    reason = result?.lhr.runtimeError?.message ?? reason
  }
  throw new Error(reason)
}

/** Audits that cost points in categories other than performance, by their names in the report. */
const faultsOf = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`)

async function visit(url: string, port: number, config: Config, report: Report): Promise<Visit> {
  const result = await reportOn(url, port, config)
  const { categories, audits } = result
  for (const fault of faultsOf(result)) report(`  ${fault}`)
  const score = (name: string) => (categories[name]?.score ?? 0) * 100
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

async function measureRoute(
  origin: string,
  route: string,
  device: keyof typeof devices,
  port: number,
  report: Report,
): Promise<Row> {
  const { config, aim } = devices[device]
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(`${origin}${route}`, port, config, report))
  const middle = (value: (one: Visit) => number) => median(visits.map(value))
  const performance = Math.round(middle((one) => one.performance))
  const shift = Math.max(...visits.map((one) => one.shift))
  const others = visits.map((one) => Math.min(one.accessibility, one.bestPractices, one.seo))
  const lowest = Math.min(...others)
  return {
    what: `Lighthouse, ${device}: ${route}`,
    bare: '',
    ours: `LCP ${(middle((one) => one.paint) / 1000).toFixed(1)} s, blocked ${middle((one) => one.blocked).toFixed(0)} ms, CLS ${shift.toFixed(3)}`,
    result: `performance ${performance}, lowest other ${lowest}`,
    aim: `≥ ${aim}, others 100, CLS ≤ ${mostShift}`,
    met: performance >= aim && lowest === 100 && shift <= mostShift,
  }
}

/** Lighthouse with its default throttling on public routes: the median of three visits, each with an empty cache. */
export const measureLighthouse: MeasureRows = async (report) => {
  const chromium = await startChromium()
  if (!chromium) {
    report('Lighthouse left out: no Chromium; CHROMIUM names one')
    return []
  }
  const server = await startServer()
  try {
    const rows: Row[] = []
    for (const device of ['mobile', 'desktop'] as const) {
      for (const route of routes) {
        report(`Lighthouse, ${device}: ${route}`)
        rows.push(await measureRoute(server.url, route, device, chromium.port, report))
      }
    }
    return rows
  } finally {
    await server.stop()
    await chromium.stop()
  }
}

type Config = typeof desktopConfig | undefined
type Report = (line: string) => void
