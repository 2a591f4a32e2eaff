import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { type Box, boxSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** The fields that say where a classifier looked. */
export const lookFields = {
  /** Regions that contributed most to the best label, heaviest first; empty if not known. */
  regions: z.array(z.object({ box: boxSchema, weight: z.number().min(0).max(1) })),
  /** The same as a grid over the whole picture, row by row, 0…1. */
  heatMap: z.object({ columns: z.int().min(1), rows: z.int().min(1), values: z.array(z.number()) }).nullable(),
}

interface Look {
  regions: readonly { box: Box; weight: number }[]
  heatMap: { columns: number; rows: number; values: number[] } | null
}

/** The picture with the evidence for the class called `name`; no block without a heat map. */
export const whereItLooked = ({ regions, heatMap }: Look, name: string): BlockOf<'boxes-on-image'>[] =>
  heatMap
    ? [
        {
          kind: 'boxes-on-image',
          title: 'Where it looked',
          objects: regions.map(({ box, weight }, index) => ({
            label: index === 0 ? 'Looked here most' : 'Looked here too',
            confidence: weight,
            box,
          })),
          heatMap: { label: `What spoke for ${name}`, ...heatMap },
        },
      ]
    : []
