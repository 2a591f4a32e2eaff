import { z } from 'zod'
import { everyone } from '../accounts/roles.ts'
import { defineOperations } from './operation.ts'

export const filesOperations = defineOperations({
  getFile: {
    method: 'GET',
    path: '/files/:key',
    tag: 'files',
    summary: 'A stored file by its signed, expiring address; honours Range',
    callers: everyone,
    params: z.object({ key: z.string() }),
    query: z.object({ expires: z.string(), signature: z.string() }),
    response: z.file(),
    answer: 'file',
    problems: ['not-found', 'storage-unavailable'],
  },
})
