import { z } from 'zod'

/** What stands beside a model's general-head.onnx as general-head.json; written by evals/train/vision/familiar.py. */
export const generalHeadSchema = z.object({
  /** In the order of the head's chances. */
  labels: z.array(z.string()).min(1),
  /** Below this probability a picture is none of the model's kind. */
  threshold: z.number().min(0).max(1),
  /** From this distance on a picture is unlike those that the model learned from. */
  farthest: z.number(),
})

/** What a model asks of the general eye. */
export interface GeneralHead {
  /** general-head.onnx of the model's folder. */
  weights: URL
  description: z.infer<typeof generalHeadSchema>
}
