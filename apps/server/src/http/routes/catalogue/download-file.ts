import type { Handler } from '../../handler.ts'
import { sendSample } from './send-sample.ts'

/** The workbook used to write ship notices, under the name that clients know. */
export const downloadFile: Handler<'downloadFile'> = async ({ services }, request, reply) =>
  sendSample(request, reply, services.analyses.findSampleFile('edi-856-asn', 'Sample_ETO_Format_Example.xlsx'))
