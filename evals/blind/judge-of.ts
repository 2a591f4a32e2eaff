import type { Judge } from './fact.ts'
import { judgeAnswers } from './judges/answers.ts'
import { judgeClasses } from './judges/classes.ts'
import { judgeDrawing } from './judges/drawings.ts'
import { judgeFeeling } from './judges/feeling.ts'
import { judgeFields } from './judges/fields.ts'
import { judgeForecast } from './judges/forecast.ts'
import { judgeListed } from './judges/listed.ts'
import { judgeScene } from './judges/scene.ts'
import { judgeShipment } from './judges/shipment.ts'
import { judgeSnores } from './judges/snores.ts'
import { judgeTags } from './judges/tags.ts'
import { judgeTopic } from './judges/topic.ts'
import { judgeTranscript } from './judges/transcript.ts'
import { judgeVerdict } from './judges/verdict.ts'
import { judgeVitals } from './judges/vitals.ts'

/** Which judge reads a model's answers. */
export const judgeOf: Readonly<Record<string, Judge>> = {
  'audio-question-answering': judgeAnswers,
  audioSentiment: judgeFeeling,
  audioTranscription: judgeTranscript,
  'bill-of-lading': judgeFields,
  'calorie-nutrition': judgeClasses,
  'cattle-health': judgeClasses,
  cropsclassification: judgeClasses,
  'document-tagging-finance': judgeTags,
  'document-tagging-healthcare': judgeTags,
  'document-tagging-insurance': judgeTags,
  'edi-856-asn': judgeShipment,
  'explore-topic': judgeTopic,
  'image-gen': judgeScene,
  'insurance-invoices': judgeFields,
  'invoices-extraction': judgeFields,
  isometrics: judgeDrawing,
  'med-doc-summarization': judgeListed,
  medAudioSummarize: judgeListed,
  'medical-invoices': judgeFields,
  'meeting-minutes': judgeListed,
  parasitesclassification: judgeClasses,
  'patient-name-extraction': judgeFields,
  pdfqa: judgeAnswers,
  pipes: judgeDrawing,
  plantdisease: judgeClasses,
  'retail-demand-planning': judgeForecast,
  'retail-sentiment-analysis': judgeFeeling,
  'snore-detection': judgeSnores,
  'text-moderation': judgeVerdict,
  'video-qa': judgeAnswers,
  videoModeration: judgeVerdict,
  'vital-parameter-extraction': judgeVitals,
}
