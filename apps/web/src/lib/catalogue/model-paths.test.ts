import { runAddress } from '@vitrine/contracts/pages/pages.ts'
import { expect, it } from 'vitest'
import { modelPath, resultPath } from './model-paths.ts'

const model = { id: 'm', fileType: 'audio', interaction: 'form', url: null } as const

it('follows the kind of input', () => {
  expect(modelPath(model)).toBe('/m/audio-upload')
  expect(modelPath({ ...model, fileType: 'file', interaction: 'chat' })).toBe('/m/file-upload')
  expect(modelPath({ ...model, interaction: 'topic' })).toBe('/m/explore-topic')
  expect(modelPath({ ...model, interaction: 'image' })).toBe('/m/image-gen')
})

it('gives way to the model’s own url, which does not move its run screen', () => {
  const withUrl = { ...model, url: '/products/m' }
  expect(modelPath(withUrl)).toBe('/products/m')
  expect(runAddress(withUrl)).toBe('/m/audio-upload')
})

it('names the result screen that the definition names, or the generic one', () => {
  expect(resultPath({ resultRoute: 'normalaudio' }, 'a b')).toBe('/results/normalaudio?analysis=a%20b')
  expect(resultPath({ resultRoute: '' }, 'a1')).toBe('/results?analysis=a1')
})
