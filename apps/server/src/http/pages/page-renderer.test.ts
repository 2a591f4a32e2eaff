import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { expect, test } from 'vitest'
import { createPageRenderer } from './page-renderer.ts'

const industry = (id: string, subcategory: string) => ({ id, subcategories: [{ id: subcategory }] })
// The cast: only the names of the catalogue's industries are read.
const catalogue = { industries: [industry('retail', 'text'), industry('health', 'image')] } as unknown as Catalogue

test('a page is written once, whatever else stands in its query', async () => {
  const asked: string[] = []
  const render = createPageRenderer(async (location) => {
    asked.push(location)
    return location
  })
  await render('/explore?industry=retail&subcategory=text&made=up', catalogue)
  await render('/explore?subcategory=text&industry=retail', catalogue)
  await render('/explore?industry=retail&subcategory=image', catalogue)
  expect(asked).toEqual(['/explore?industry=retail&subcategory=text', '/explore?industry=retail'])
})

test('the catalogue is written with its search, unless that is very long', async () => {
  const render = createPageRenderer(async (location) => location)
  expect(await render('/explore?q=sick+leaves&made=up', catalogue)).toBe('/explore?q=sick+leaves')
  expect(await render(`/explore?q=${'leaf'.repeat(40)}`, catalogue)).toBe('/explore')
  expect(await render('/plantdisease/image-upload?q=leaves', catalogue)).toBe('/plantdisease/image-upload')
})

test('a page that could not be written is tried again', async () => {
  let calls = 0
  const render = createPageRenderer(async () => {
    calls += 1
    if (calls === 1) throw new Error('not this time')
    return 'page'
  })
  await expect(render('/explore', catalogue)).rejects.toThrow('not this time')
  expect(await render('/explore', catalogue)).toBe('page')
})
