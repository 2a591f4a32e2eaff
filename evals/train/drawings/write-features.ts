import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featuresOfPicture } from '@vitrine/engines/vision/drawings/kind/look-at-drawing.ts'
import { featuresOfSewerPhoto } from '@vitrine/engines/vision/drawings/sewer/look-at-photo.ts'
import sharp, { type Sharp } from 'sharp'
import { readRows } from '../../read-rows.ts'
import { drawnMechanical } from './drawn-mechanical.ts'

/**
 * Writes the features that the kind of drawing and the sewer view are told by, of every picture, for fit_kinds.py.
 * Usage: node write-features.ts DATA OUT.json   (DATA: the folder `vision`)
 */
const [data = '', out = ''] = process.argv.slice(2)

interface Row {
  task: 'kind' | 'sewer'
  set: string
  label: string
  split: string
  group: string
  variant: number
  features: number[]
}

const rows: Row[] = []

async function picturesOf(set: string) {
  return (await readRows(join(data, set, 'index.csv'))).map((cell) => ({
    file: join(data, set, cell('file')),
    label: cell('label'),
    split: cell('split'),
    group: `${set}/${cell('group') || cell('file')}`,
  }))
}

/** Turned, mirrored, softened, darkened: drawings are all of these. */
const variants: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(90),
  (picture) => picture.linear(0.8, 0).jpeg({ quality: 60 }),
  (picture) => picture.blur(0.6).flip(),
]

/** A part of the picture, as a scan or a screen copy shows it. */
async function partOf(bytes: Buffer, seed: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const share = 0.6 + 0.07 * (seed % 4)
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  const left = Math.round((width - w) * ((seed * 0.37) % 1))
  const top = Math.round((height - h) * ((seed * 0.61) % 1))
  return sharp(bytes).extract({ left, top, width: w, height: h }).png().toBuffer()
}

let seed = 0
for (const picture of await picturesOf('drawing-type')) {
  const bytes = await readFile(picture.file)
  seed += 1
  const forms = [
    ...(await Promise.all(variants.map((change) => change(sharp(bytes)).png().toBuffer()))),
    await partOf(bytes, seed),
    await partOf(bytes, seed + 1),
  ]
  for (const [variant, form] of forms.entries()) {
    rows.push({ task: 'kind', set: 'drawing-type', ...picture, variant, features: await featuresOfPicture(form) })
  }
}
for (let drawn = 1; drawn <= 140; drawn++) {
  const features = await featuresOfPicture(await drawnMechanical(drawn))
  const made = { label: 'mechanical', split: 'train', group: `drawn/${drawn}`, variant: 0 }
  rows.push({ task: 'kind', set: 'drawn-mechanical', ...made, features })
}
for (const set of [
  'crops',
  'food10',
  'grocery',
  'malaria-cells',
  'parasite-eggs',
  'plant-disease',
  'cattle',
  'pipe-photos',
  'food-portions',
]) {
  const pictures = await picturesOf(set)
  const step = Math.max(1, Math.floor(pictures.length / 60))
  for (const picture of pictures.filter((_, index) => index % step === 0)) {
    const bytes = await readFile(picture.file)
    const about = { task: 'kind', ...picture, label: 'other' } as const
    rows.push({ ...about, set, variant: 0, features: await featuresOfPicture(bytes) })
    // Without its colour a photo must be told by its shades and strokes alone.
    const grey = await sharp(bytes).greyscale().png().toBuffer()
    rows.push({ ...about, set: 'grey photos', variant: 0, features: await featuresOfPicture(grey) })
  }
}
for (const set of ['scans', 'receipts']) {
  const { readdir } = await import('node:fs/promises')
  const files = (await readdir(join(data, '..', set), { recursive: true })).filter((name) =>
    /\.(jpe?g|png)$/i.test(name),
  )
  const step = Math.max(1, Math.floor(files.length / 60))
  for (const [index, file] of files.filter((_, place) => place % step === 0).entries()) {
    const features = await featuresOfPicture(await readFile(join(data, '..', set, file)))
    const split = index % 4 === 3 ? 'val' : 'train'
    rows.push({ task: 'kind', set, label: 'other', split, group: `${set}/${file}`, variant: 0, features })
  }
}
for (const picture of await picturesOf('pipe-photos')) {
  const bytes = await readFile(picture.file)
  const forms = [sharp(bytes), sharp(bytes).flop(), sharp(bytes).modulate({ brightness: 1.2, saturation: 0.8 })]
  for (const [variant, form] of forms.entries()) {
    const features = await featuresOfSewerPhoto(await form.png().toBuffer())
    rows.push({ task: 'sewer', set: 'pipe-photos', ...picture, variant, features })
  }
}
for (const set of ['drawing-type', 'crops', 'cattle', 'plant-disease', 'malaria-cells', 'parasite-eggs']) {
  const pictures = await picturesOf(set)
  const step = Math.max(1, Math.floor(pictures.length / 40))
  for (const picture of pictures.filter((_, index) => index % step === 0)) {
    const features = await featuresOfSewerPhoto(await readFile(picture.file))
    rows.push({ task: 'sewer', set, ...picture, label: 'not_a_sewer_pipe', variant: 0, features })
  }
}
await writeFile(
  out,
  JSON.stringify(
    rows.map(({ features, ...row }) => ({ ...row, features: features.map((value) => Number(value.toPrecision(5))) })),
  ),
)
