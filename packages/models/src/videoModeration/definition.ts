import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentVideoModeration, summarizeVideoModeration } from './present.ts'
import { samples } from './samples.ts'
import { videoModerationSchema } from './schema.ts'

/** Flags words, flashing, explicit pictures, skin colour and loudness of a video; what the pictures show otherwise is not judged. */
export const videoModeration = defineModel({
  id: 'videoModeration',
  version: 11,
  title: 'Video moderation',
  name: 'Video moderation',
  description:
    'Flags what needs a second look on a timeline: speech, on-screen text, flashing lights, explicit pictures and loudness.',
  footer: 'Video in · flags on a timeline out',
  icon: 'shield-alert',
  places: ['social-media/moderation'],
  capabilities: [
    'Spoken and written words through the moderation model',
    'Flashing lights, by the limits of web accessibility (WCAG 2.3.1)',
    'Exposed skin as a weak signal, named so',
    'Loudness',
    'Sexually explicit pictures, by two networks that must agree',
    'Violence and weapons in the pictures are not judged, and every result says so',
  ],
  processingTime: '20-30s',
  input: { kind: 'video', accept: ['mp4'], maxMegabytes: 6, limits: ['videos of up to 5 minutes'] },
  slug: 'video-moderation',
  aliases: [],
  interaction: 'form',
  resultRoute: 'video',
  output: videoModerationSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'flashing judged as WCAG 2.3.1 says',
      says: 'Judges dangerous flashing rightly in {} clips',
      on: 'clips made for it',
      as: 'cases',
    },
    {
      metric: 'pictures taken for explicit (false alarms)',
      says: 'Lets {} ordinary pictures pass',
      on: '{n} pictures; how many explicit ones it finds is not measured',
      as: 'rest',
    },
  ],
  engineName: 'Vitrine video watcher',
  loadEngine: async () => (await import('./engine.ts')).moderateVideo,
  embeddedOnly: 'times and limits are measured frame by frame',
  present: presentVideoModeration,
  summarize: summarizeVideoModeration,
  // Five minutes of speech on a busy core.
  deadlineSeconds: 300,
  memoryMegabytes: 3072,
})
