import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { APIRequestContext } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from './support/test.ts'

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const { data } = (await (await request.get(path)).json()) as { data: Data }
  return data
}

/** The options of a sample as sent by the catalogue's button. The run is cancelled at once. */
async function optionsByName(request: APIRequestContext, endpoint: string, sample: string) {
  const headers = { prefer: 'respond-async' }
  const begun = (await (await request.post(endpoint, { data: { sample }, headers })).json()) as { data: { id: string } }
  const { input } = await read<Analysis>(request, `/api/analyses/${begun.data.id}`)
  await request.delete(`/api/analyses/${begun.data.id}`)
  return input.options
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
    for (const sample of model.samples) {
      await test.step(sample.id, async () => {
        const options = await optionsByName(request, model.apiEndpoint, sample.id)
        // Redirects to the model's own screen.
        await page.goto(`/${id}/${model.fileType}-upload`)
        await page.getByRole('button', { name: `Run the sample ${sample.label}`, exact: true }).click()
        // A sample that cannot be answered says so on the page that ran it.
        await expect
          .poll(async () => page.url().includes('/results') || (await page.getByRole('alert').count()) > 0, {
            timeout: 120_000,
          })
          .toBe(true)
        const analysisId = new URL(page.url()).searchParams.get('analysis') ?? ''
        const ran = await read<Analysis>(request, `/api/analyses/${analysisId}`)
        expect({ model: ran.modelId, sample: ran.sampleId, options: ran.input.options }).toEqual({
          model: id,
          sample: sample.id,
          options,
        })
        if (ran.status !== 'succeeded') {
          expect(ran.failure?.problem).not.toMatch(/option|internal|engine/)
          await expect(page.getByRole('alert')).toContainText(ran.failure?.error ?? 'no words')
          return
        }
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText(/\bundefined\b|\bNaN\b|\[object |\bnull\b/)
      })
    }
  })
}
