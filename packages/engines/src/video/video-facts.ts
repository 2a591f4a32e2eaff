import { InputError } from '@vitrine/errors/input-error.ts'
import { z } from 'zod'

export interface VideoFacts {
  seconds: number
  /** Of the coded picture, px. */
  width: number
  height: number
  /** Pictures per second. */
  rate: number
  hasSound: boolean
}

/** Larger than 4K needs more memory than a run has. */
const mostPixels = 4096 * 2304

/** As for pictures: below it there is too little to see. */
const leastSide = 32

const streamSchema = z.object({
  codec_type: z.string().nullish(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  avg_frame_rate: z.string().nullish(),
  duration: z.coerce.number().nullish().catch(null),
  disposition: z.object({ attached_pic: z.number().nullish() }).nullish(),
})

const probeSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ duration: z.coerce.number().nullish().catch(null) }).nullish(),
})

export const damaged = () =>
  new InputError('input-damaged', 'The video cannot be decoded: the file is damaged or cut off.', {
    hint: 'Check that it plays, export it again as MP4 (H.264) and upload that file.',
  })

export const empty = () =>
  new InputError('input-empty', 'The video lasts 0 seconds: there is no picture in it.', {
    hint: 'Record or export it again.',
  })

function parseProbe(json: string): z.infer<typeof probeSchema> {
  try {
    return probeSchema.parse(JSON.parse(json))
  } catch {
    throw damaged()
  }
}

/** Reads what ffprobe says in JSON. Throws `InputError` as `openVideo` does. */
export function readProbe(json: string, { maxSeconds }: { maxSeconds: number }): VideoFacts {
  const { streams, format } = parseProbe(json)
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
  const hasSound = streams.some((stream) => stream.codec_type === 'audio')
  if (streams.length === 0) throw damaged()
  if (!video) {
    throw new InputError('type-unsupported', 'There is no moving picture in the file.', {
      hint: hasSound ? 'It holds sound only: use one of the audio models.' : 'Upload an MP4 video.',
    })
  }
  const { width, height } = video
  if (!width || !height) throw damaged()
  if (width * height > mostPixels) {
    throw new InputError(
      'pixel-limit',
      `The video has ${width} × ${height} pixels; at most 4096 × 2304 are analysed.`,
      {
        hint: 'Export it smaller, for instance 1280 pixels wide.',
      },
    )
  }
  if (Math.min(width, height) < leastSide) {
    throw new InputError(
      'picture-too-small',
      `The video has ${width} × ${height} pixels; each side needs at least ${leastSide}.`,
      { hint: 'Upload the original video instead of a thumbnail.' },
    )
  }
  const seconds = video.duration ?? format?.duration ?? 0
  if (seconds > maxSeconds) {
    throw new InputError(
      'duration-limit',
      `The video lasts ${Math.round(seconds)} seconds; at most ${Math.round(maxSeconds / 60)} minutes are analysed at once.`,
      { hint: `Cut it into parts of up to ${Math.round(maxSeconds / 60)} minutes.` },
    )
  }
  const [over = 0, under = 1] = (video.avg_frame_rate ?? '').split('/').map(Number)
  const rate = over > 0 && under > 0 ? over / under : 25
  if (seconds <= 0) throw empty()
  return { seconds, width, height, rate, hasSound }
}
