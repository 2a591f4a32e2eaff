import type { Handler } from '../../handler.ts'
import { sendSample } from './send-sample.ts'

export const getSample: Handler<'getSample'> = async ({ params, services }, request, reply) =>
  sendSample(request, reply, services.analyses.findSampleFile(params.model, params.file))
