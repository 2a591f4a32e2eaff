import { InputError } from '@vitrine/errors/input-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { scanByClamd } from './clamd.ts'
import type { FileStore } from './file-store.ts'

const infected = (found: string) =>
  new InputError('input-infected', `The virus scanner refused the file: it found ${found.replace(/[^\w.-]/g, ' ')}.`, {
    hint: 'Do not open it. Ask whoever gave it to you, or the people who look after your computers.',
  })

const silent = (cause: unknown) =>
  new Unavailable('scanner-unavailable', 'The virus scanner does not answer, and no file is taken without it.', {
    hint: 'Try again later.',
    cause,
  })

/** Wraps the store so that every upload is scanned by clamd. Without an address it is the store itself. */
export function scanUploads(store: FileStore, clamd: string | undefined): FileStore {
  if (clamd === undefined) return store
  return {
    ...store,
    write: async (source, maxBytes) => {
      const file = await store.write(source, maxBytes)
      try {
        const content = await (await store.open(file.key))?.read(null)
        if (!content) throw silent(new Error('the file is gone'))
        const found = await scanByClamd(clamd, content).catch((error: unknown) => {
          throw silent(error)
        })
        if (found !== null) throw infected(found)
        return file
      } catch (error) {
        await store.delete(file.key)
        throw error
      }
    },
  }
}
