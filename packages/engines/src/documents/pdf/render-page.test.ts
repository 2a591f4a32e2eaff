import { expect, test } from 'vitest'
import { renderPdfPages } from './render-pages.ts'

/** A PDF of one page; `objects` are numbered from 4. */
function pdfOf(content: string, resources = '', ...objects: string[]): Uint8Array {
  const all = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents 4 0 R/Resources<<${resources}>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Size ${all.length + 1}/Root 1 0 R>>\n%%EOF\n`)
}

const draw = (pdf: Uint8Array) => renderPdfPages(pdf, { pages: 1, resolution: 40 })

test('a page that keeps more drawing states than a canvas bears is refused', async () => {
  const pdf = pdfOf(`${'q 1 0 0 1 0 0 cm\n'.repeat(1500)}0 0 50 50 re f`)
  await expect(draw(pdf)).rejects.toMatchObject({
    problem: 'page-too-complex',
    message: 'Page 1 keeps more than 1,000 drawing states at once.',
  })
})

test('as many states one after the other are drawn', async () => {
  const [picture] = await draw(pdfOf('q 0 0 50 50 re f Q\n'.repeat(3000)))
  expect(picture?.length).toBeGreaterThan(0)
})

test('a page that was refused leaves nothing behind that strikes the next document', async () => {
  const refused = pdfOf('q 1 0 0 1 0 0 cm\n'.repeat(1500))
  const next = pdfOf('0 0 50 50 re f')
  for (let round = 0; round < 20; round += 1) {
    await expect(draw(refused)).rejects.toMatchObject({ problem: 'page-too-complex' })
    await expect(draw(next)).resolves.toHaveLength(1)
  }
})

const masked = (next: number): string => `/ExtGState<</Deep<</Type/ExtGState/SMask<</S/Luminosity/G ${next} 0 R>>>>>>`

test('soft masks within soft masks end before they fill the memory', async () => {
  const content = '/Deep gs 0 0 200 300 re f'
  const masks = Array.from(
    { length: 160 },
    (_, index) =>
      `<</Type/XObject/Subtype/Form/BBox[0 0 200 300]/Group<</S/Transparency/CS/DeviceGray>>/Resources<<${masked(index + 6)}>>/Length ${content.length}>>\nstream\n${content}\nendstream`,
  )
  const pdf = pdfOf(content, masked(5), ...masks)
  await expect(renderPdfPages(pdf, { pages: 1, resolution: 400 })).rejects.toMatchObject({
    problem: 'page-too-complex',
    message: 'A page draws more than 600 MB of layers at once.',
  })
})

test('a picture that says it is larger than anything is a fault of the file', async () => {
  const picture =
    '<</Type/XObject/Subtype/Image/Width 1900000/Height 1800000/BitsPerComponent 8/ColorSpace/DeviceRGB/Length 3>>\nstream\nabc\nendstream'
  await expect(draw(pdfOf('200 0 0 300 0 0 cm /Im Do', '/XObject<</Im 5 0 R>>', picture))).rejects.toMatchObject({
    problem: 'input-damaged',
    message: expect.stringContaining('Page 1 cannot be drawn'),
  })
})
