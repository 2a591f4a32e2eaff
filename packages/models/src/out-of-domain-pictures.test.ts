import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { describe, expect, test } from 'vitest'
import { estimateNutrition } from './calorie-nutrition/engine.ts'
import { screenCattle } from './cattle-health/engine.ts'
import { classifyCrop } from './cropsclassification/engine.ts'
import { classifyParasites } from './parasitesclassification/engine.ts'
import { classifyPlantDisease } from './plantdisease/engine.ts'

interface Answer {
  known: boolean
  likeness: string | null
  labels: readonly { label: string; confidence: number }[]
}

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./${file}`, import.meta.url))

const ask = (engine: Engine<Answer>, bytes: Uint8Array): Promise<Answer> => engine(...fileRun(bytes, 'image/jpeg'))

const models: readonly [string, Engine<Answer>, readonly string[]][] = [
  [
    'cattle-health',
    screenCattle,
    [
      'plantdisease/samples/apple-leaf.jpg',
      'calorie-nutrition/samples/egg.jpg',
      'cropsclassification/samples/tomatoes.jpg',
      'pipes/samples/simple-piping.png',
    ],
  ],
  [
    'cropsclassification',
    classifyCrop,
    [
      'cattle-health/samples/healthy.jpg',
      'parasitesclassification/samples/infected-cell.png',
      'pipes/samples/simple-piping.png',
    ],
  ],
  [
    'calorie-nutrition',
    estimateNutrition,
    [
      'cattle-health/samples/healthy.jpg',
      'parasitesclassification/samples/infected-cell.png',
      'plantdisease/samples/apple-leaf.jpg',
    ],
  ],
  [
    'plantdisease',
    classifyPlantDisease,
    [
      'cattle-health/samples/healthy.jpg',
      'calorie-nutrition/samples/egg.jpg',
      'cropsclassification/samples/pineapple.jpg',
      'parasitesclassification/samples/infected-cell.png',
    ],
  ],
  [
    'parasitesclassification',
    classifyParasites,
    [
      'cattle-health/samples/lumpy-skin.jpg',
      'calorie-nutrition/samples/orange.jpg',
      'plantdisease/samples/apple-leaf.jpg',
      'cropsclassification/samples/tomatoes.jpg',
    ],
  ],
]

describe.each(models)('%s', { timeout: 60_000 }, (_model, engine, strangers) => {
  test.each(strangers)('turns %s away, or says that it is unlike what it learned from and guesses', async (file) => {
    const { known, likeness, labels } = await ask(engine, await sample(file))
    expect(likeness).not.toBe('familiar')
    expect(known ? (labels[0]?.confidence ?? 1) : 0).toBeLessThan(0.5)
  })
})
