import type { Handler } from '../../handler.ts'
import { sendSample } from './send-sample.ts'

/** The workbook that ship notices are written from, under the name that callers know. */
export const downloadFile: Handler<'downloadFile'> = async ({ services }, request, reply) =>
  sendSample(request, reply, services.analyses.findSampleFile('edi-856-asn', 'Sample_ETO_Format_Example.xlsx'))
