import type { Handler } from '../../handler.ts'
import { sendSample } from './send-sample.ts'

export const getDemandPlanningSample: Handler<'getDemandPlanningSample'> = async (
  { params, services },
  request,
  reply,
) => sendSample(request, reply, services.analyses.findSampleFileBelow('/demandPlanning/', params.file))
