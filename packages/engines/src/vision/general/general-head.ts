import { z } from 'zod'

/** What stands beside a model's general-head.onnx as general-head.json; written by evals/train/vision/familiar.py. */
export const generalHeadSchema = z.object({
  /** In the order of the head's chances. */
  labels: z.array(z.string()).min(1),
  /** Below this probability a picture is not of the model's kind. */
  threshold: z.number().min(0).max(1),
  /** From this distance on a picture is unlike those that the model learned from. */
  farthest: z.number(),
  /** Everyday things that are one of the labels, by their number in `everyday.onnx`; written by evals/train/vision/everyday.py. */
  names: z.record(z.string(), z.string()).default({}),
  /** Everyday things that pictures learned from were taken for now and then: all others are foreign to the model. Null where that was not looked at. */
  takenFor: z.array(z.int().min(0)).nullable().default(null),
  /** Everyday things of the model's world, learned from or not: food, plants. Null where none are named; written by evals/train/vision/guard.py. */
  kin: z.array(z.int().min(0)).nullable().default(null),
  /**
   * Everyday things that look like the model's own ones and are none (`other`), and those that are (`own`); null where none are named. Set by hand.
   */
  lookalikes: z
    .object({ own: z.array(z.int().min(0)), other: z.array(z.int().min(0)) })
    .nullable()
    .default(null),
  /** From here on a label that the eye gives the whole picture and its middle alike is a name of what it shows; null where labels tell no things apart. */
  sureTwice: z.number().min(0).max(1).nullable().default(null),
})

/** What a model asks of the general eye. */
export interface GeneralHead {
  /** general-head.onnx of the model's folder. */
  weights: URL
  /** guard.onnx of the model's folder; null where it has none. */
  guard: URL | null
  description: z.infer<typeof generalHeadSchema>
}
