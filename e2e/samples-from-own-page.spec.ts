import { existsSync, readdirSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { Catalogue, CatalogueModel, SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { expectExplained } from './support/expect-explained.ts'
import { expect, test } from './support/test.ts'

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const { data } = (await (await request.get(path)).json()) as { data: Data }
  return data
}

/**
 * What the catalogue's button, which sends the sample's name alone, runs it with: `visitors.integration.test.ts` holds
 * the server to it.
 */
const optionsOf = (model: CatalogueModel, sample: SampleCard) => ({
  ...Object.fromEntries(model.options.map((option) => [option.name, option.default])),
  ...sample.options,
})

/** By model: text that its first sample's answer must contain. run-a-sample.spec.ts has some more. */
const firstSays: Partial<Record<string, readonly string[]>> = {
  'retail-demand-planning': ['Forecast', '95 %'],
  cropsclassification: ['Where it looked'],
  parasitesclassification: ['Cells', 'Counts'],
  'cattle-health': ['Lumpy skin disease'],
  'edi-856-asn': ['Hierarchy', 'SH-20418'],
  'text-moderation': ['Categories'],
  'medical-invoices': ['the patient owes', 'Services'],
  'insurance-invoices': ['Policy', 'Lines'],
  'bill-of-lading': ['Consignee', 'Items'],
  'document-tagging-healthcare': ['Topics', 'Key phrases'],
  'document-tagging-insurance': ['Topics', 'Renters insurance'],
  'document-tagging-finance': ['Topics', 'Pending top up'],
  'patient-name-extraction': ['Imogen Castellano'],
  'vital-parameter-extraction': ['blood pressure', 'Ranges'],
  'med-doc-summarization': ['Problems', 'Medicines'],
  'meeting-minutes': ['Actions', 'Decisions'],
}

/** A model is a folder with a definition, so that a new one is tested without being named here. */
const folder = new URL('../packages/models/src/', import.meta.url)
const ids = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/definition.ts`, folder)))

for (const id of ids) {
  test(`a visitor runs every sample of ${id} from its own page, with the sample's own options`, async ({
    page,
    request,
  }) => {
    test.setTimeout(480_000)
    const catalogue = await read<Catalogue>(request, '/api/catalogue')
    const model = catalogue.models.find((one) => one.id === id)
    if (!model) throw new Error(`${id} is not in the catalogue`)
    expect(model.samples.length).toBeGreaterThan(0)
    for (const [place, sample] of model.samples.entries()) {
      await test.step(sample.id, async () => {
        // From a result the model's own screen is one click away; its address redirects to it.
        const own = page.getByRole('link', { name: 'Try your own', exact: true })
        if (await own.isVisible()) await own.click()
        else await page.goto(`/${id}/${model.fileType}-upload`)
        await page.getByRole('button', { name: `Run the sample ${sample.label}`, exact: true }).click()
        // A sample that cannot be answered says so on the page that ran it.
        await expect
          .poll(async () => page.url().includes('/results') || (await page.getByRole('alert').count()) > 0, {
            timeout: 120_000,
            intervals: [100],
          })
          .toBe(true)
        const analysisId = new URL(page.url()).searchParams.get('analysis') ?? ''
        const ran = await read<Analysis>(request, `/api/analyses/${analysisId}`)
        expect({ model: ran.modelId, sample: ran.sampleId, options: ran.input.options }).toEqual({
          model: id,
          sample: sample.id,
          options: optionsOf(model, sample),
        })
        if (ran.status !== 'succeeded') {
          expect(ran.failure?.problem).not.toMatch(/option|internal|engine/)
          await expect(page.getByRole('alert')).toContainText(ran.failure?.error ?? 'no words')
          return
        }
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText(/\bundefined\b|\bNaN\b|\[object |\bnull\b/)
        const says = place === 0 ? firstSays[id] : undefined
        if (says) await expectExplained(page, says)
      })
    }
  })
}
