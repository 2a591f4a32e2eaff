import { useQueryClient } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import type { Corrections } from '@vitrine/ui/blocks/corrections/correction.tsx'
import { client } from '../../lib/requests/client.ts'

function inWords(error: unknown): never {
  throw new Error(failureWords(error, 'The correction could not be saved.'), { cause: error })
}

/** Corrections of a document's values; null if there is no document, or this reader may not correct it. */
export function useCorrections({ id, mayCorrect, blocks }: Analysis): Corrections | null {
  const queries = useQueryClient()
  if (!mayCorrect || !blocks.some(({ kind }) => kind === 'pages')) return null
  const readAgain = () => queries.invalidateQueries({ queryKey: ['analysis', id] })
  return {
    correct: async (place, value) => {
      await client.call('correctValue', { params: { id }, body: { place, value } }).catch(inWords)
      await readAgain()
    },
    undo: async (place) => {
      await client.call('undoCorrection', { params: { id, place } }).catch(inWords)
      await readAgain()
    },
  }
}
