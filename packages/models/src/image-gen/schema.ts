import { families, figures, moods, timesOfDay, weathers } from '@vitrine/engines/painting/scene.ts'
import { z } from 'zod'

/** A picture and how it was made. */
export const generatedImageSchema = z.object({
  /** A data URL as the engine gives it; the server stores the file and puts its signed address here. */
  image: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** The same words with the same seed give the same picture; null where a provider made it. */
  seed: z.int().nullable(),
  /** What was painted; null where a provider made the picture. */
  scene: z
    .object({
      family: z.enum(families),
      time: z.enum(timesOfDay),
      mood: z.enum(moods),
      weather: z.enum(weathers),
      figures: z.array(z.enum(figures)),
    })
    .nullable(),
  /** False: nothing in the topic could be painted, so the picture is abstract. */
  understood: z.boolean(),
  /** Words of the topic that are not in the picture. */
  notPainted: z.array(z.string()),
})
export type GeneratedImage = z.infer<typeof generatedImageSchema>
