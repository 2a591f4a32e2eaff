import { useQueryClient } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { runToEnd } from '../../../lib/analyses/run-to-end.ts'
import { type RunInput, startAnalysis } from '../../../lib/analyses/start-analysis.ts'
import { analysisKey } from '../../../lib/analyses/use-analysis.ts'
import { failure, historyOf, question, reply, type Turn, turnsOf } from './turn.ts'

const longestHistory = 50_000

/** The document again, for the next question about it. */
const inputOf = async ({ sampleId, input }: Analysis): Promise<RunInput> => {
  if (sampleId !== null) return { kind: 'sample', id: sampleId }
  const response = input.url === null ? null : await fetch(input.url)
  if (!response?.ok) throw new Error('The document is no longer stored. Please upload it again.')
  return {
    kind: 'file',
    file: new File([await response.blob()], input.name ?? 'document.pdf', { type: input.mediaType ?? '' }),
    companion: null,
  }
}

/**
 * The chat about one document. Each question is an analysis of its own that carries the conversation so far; the
 * address moves on to it, so that reloading, going back and sharing show all of it.
 */
export const useConversation = (analysis: Analysis, model: CatalogueModel | undefined) => {
  const queries = useQueryClient()
  const [, setQuery] = useSearchParams()
  const [turns, setTurns] = useState<readonly Turn[]>(() => turnsOf(analysis))
  const [stage, setStage] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const document = useRef<Promise<RunInput> | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const ask = async (text: string, signal: AbortSignal): Promise<Turn> => {
    try {
      if (!model) throw new Error('The list of models has not been loaded yet.')
      document.current ??= inputOf(analysis)
      const longest = model.options.find(({ name }) => name === 'chat_history')
      const options = {
        question: text,
        chat_history: historyOf(turns, longest?.kind === 'text' ? longest.maxLength : longestHistory),
      }
      const started = await startAnalysis(model, await document.current, options)
      const answered = await runToEnd(started, { signal, onState: (state) => setStage(state.stage) })
      queries.setQueryData(analysisKey(answered.id, null), answered)
      setQuery({ analysis: answered.id }, { replace: true, preventScrollReset: true })
      return reply(answered)
    } catch (error) {
      document.current = null
      return failure(error)
    }
  }

  const send = async (text: string) => {
    const asked = text.trim()
    if (asked === '' || sending) return
    const controller = new AbortController()
    abort.current = controller
    setSending(true)
    setTurns((before) => [...before, question(asked)])
    const answer = await ask(asked, controller.signal)
    if (controller.signal.aborted) return
    setTurns((before) => [...before, answer])
    setStage(null)
    setSending(false)
  }
  const asks = model?.options.find(({ name }) => name === 'question')
  const longestQuestion = asks?.kind === 'text' ? asks.maxLength : 1000
  return { turns, sending, stage, longestQuestion, send: (text: string) => void send(text) }
}
