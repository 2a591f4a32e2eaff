import { expect, test } from 'vitest'
import { makeShipNotice } from './engine.ts'
import { presentShipNotice } from './present.ts'
import { shipNoticeSchema } from './schema.ts'

const isa = 'ISA*00*          *00*          *ZZ*NORTH          *ZZ*SOUTH          *250203*0815*U*00401*000000007*0*P*>~'
const begin = `${isa}GS*SH*NORTH*SOUTH*20250203*0815*7*X*004010~`
const end = 'GE*1*7~IEA*1*000000007~'

async function read(content: string, mediaType = 'text/plain') {
  const remarks: string[] = []
  const bytes = Buffer.from(content)
  const output = await makeShipNotice(
    { file: { name: 'notice.edi', mediaType, size: bytes.length }, text: null, options: {} },
    {
      readFile: async () => bytes,
      signal: new AbortController().signal,
      report: () => undefined,
      remark: (sentence) => remarks.push(sentence),
    },
  )
  return { output, remarks }
}

test('loops that nest 40,000 deep are a fault of the notice, not of the server', async () => {
  const loops = Array.from({ length: 40_000 }, (_, index) => `HL*${index + 1}*${index || ''}*P~MAN*GM*${index}~`)
  const { output, remarks } = await read(`${begin}ST*856*0001~BSN*00*9*20250203*0815~${loops.join('')}SE*1*0001~${end}`)
  expect(output.problems).toHaveLength(1000)
  expect(remarks.join(' ')).toMatch(/of [\d,]+ faults the first 1,000 are listed/)
  expect(presentShipNotice(output)[0]).toMatchObject({ title: 'Not a valid 856' })
  expect(shipNoticeSchema.safeParse(output).success).toBe(true)
})

test('a hundred thousand sets in one notice are held against each other once', async () => {
  const { output } = await read(`${begin}${'ST*856*0001~SE*2*0001~'.repeat(100_000)}${end}`)
  expect(output.problems.length).toBe(1000)
})

test('a line of as many cells as a sheet may have is read once', async () => {
  const cells = Array.from({ length: 16_384 }, (_, index) => `x${index}`)
  await expect(read(`${cells.join(',')}\nseal,,,,7715`, 'text/csv')).rejects.toMatchObject({
    problem: 'text-not-found',
  })
})
