import { z } from 'zod'

/** The model's general-head.json, beside its general-head.onnx; written by evals/train/vision/familiar.py. */
export const generalHeadSchema = z.object({
  /** In the order of the head's chances. */
  labels: z.array(z.string()).min(1),
  /** Below this probability a picture is not of the model's kind. */
  threshold: z.number().min(0).max(1),
  /** From this distance on a picture is unlike those that the model learned from. */
  farthest: z.number(),
  /** Everyday things that are one of the labels, by their number in `everyday.onnx`; written by evals/train/vision/everyday.py. */
  names: z.record(z.string(), z.string()).default({}),
  /** Everyday things that the network sometimes saw in training pictures: all others are foreign to the model. Null where this was not measured. */
  takenFor: z.array(z.int().min(0)).nullable().default(null),
  /** Everyday things of the model's domain, such as food or plants, whether it learned from them or not. Null where none are named; written by evals/train/vision/guard.py. */
  related: z.array(z.int().min(0)).nullable().default(null),
  /**
   * Everyday things that only look like those of the model (`other`), and those that are of it (`own`); null where none are named. Set by hand.
   */
  lookalikes: z
    .object({ own: z.array(z.int().min(0)), other: z.array(z.int().min(0)) })
    .nullable()
    .default(null),
  /** From this probability on a label that both the whole picture and its middle get is taken as the name of what it shows; null where the labels name no things. */
  sureTwice: z.number().min(0).max(1).nullable().default(null),
})

/** A model's head on the general network. */
export interface GeneralHead {
  /** general-head.onnx of the model's folder. */
  weights: URL
  /** guard.onnx of the model's folder; null where it has none. */
  guard: URL | null
  description: z.infer<typeof generalHeadSchema>
}
