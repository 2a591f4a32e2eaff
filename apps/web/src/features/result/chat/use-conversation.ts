import { useQueryClient } from '@tanstack/react-query'
import type { Analysis, AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { runToEnd } from '../../../lib/analyses/run-to-end.ts'
import { type RunInput, startAnalysis } from '../../../lib/analyses/start-analysis.ts'
import { analysisKey } from '../../../lib/analyses/use-analysis.ts'
import { client } from '../../../lib/requests/client.ts'
import { useAddressQuery } from '../../../lib/screen/use-address-query.ts'
import { failure, historyOf, question, reply, type Turn, turnsOf } from './turn.ts'

const longestHistory = 50_000

/** The document's input for the next question. */
async function inputOf({ sampleId, input }: Analysis): Promise<RunInput> {
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
 * address follows it, so that reloading, going back and sharing show everything.
 */
export function useConversation(analysis: Analysis, model: CatalogueModel | undefined) {
  const queries = useQueryClient()
  const [query, setQuery] = useAddressQuery()
  const [turns, setTurns] = useState<readonly Turn[]>(() => turnsOf(analysis))
  const [stage, setStage] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const document = useRef<Promise<RunInput> | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const moveTo = (to: { analysis: string; asking?: string }) =>
    setQuery(to, { replace: true, preventScrollReset: true })

  const startAsking = async (text: string): Promise<AnalysisState> => {
    if (!model) throw new Error('The list of models has not been loaded yet.')
    document.current ??= inputOf(analysis)
    const longest = model.options.find(({ name }) => name === 'chat_history')
    const options = {
      question: text,
      chat_history: historyOf(turns, longest?.kind === 'text' ? longest.maxLength : longestHistory),
    }
    return startAnalysis(model, await document.current, options)
  }

  /**
   * Shows the question and its answer. Until it is answered the address names both analyses, so that a reload resumes
   * it.
   */
  const converse = async (asked: string, start: (signal: AbortSignal) => Promise<AnalysisState>) => {
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    setSending(true)
    setTurns((before) => [...before, question(asked)])
    let answer: Turn
    try {
      const started = await start(signal)
      moveTo({ analysis: analysis.id, asking: started.id })
      const answered = await runToEnd(started, { signal, onState: (state) => setStage(state.stage) })
      queries.setQueryData(analysisKey(answered.id, null), answered)
      moveTo({ analysis: answered.id })
      answer = reply(answered)
    } catch (error) {
      if (signal.aborted) return
      document.current = null
      moveTo({ analysis: analysis.id })
      answer = failure(error)
    }
    if (signal.aborted) return
    setTurns((before) => [...before, answer])
    setStage(null)
    setSending(false)
  }

  const resume = useEffectEvent(async (id: string) => {
    const asked = await client.call('getAnalysis', { params: { id } }).catch(() => null)
    const text = asked?.input.options['question']
    if (asked && typeof text === 'string') await converse(text, async () => asked)
  })
  const [asking] = useState(() => query.get('asking'))
  const resumed = useRef(false)
  useEffect(() => {
    if (asking === null || resumed.current) return
    resumed.current = true
    void resume(asking)
  }, [asking])

  const send = (text: string) => {
    const asked = text.trim()
    if (asked !== '' && !sending) void converse(asked, () => startAsking(asked))
  }
  const asks = model?.options.find(({ name }) => name === 'question')
  const longestQuestion = asks?.kind === 'text' ? asks.maxLength : 1000
  return { turns, sending, stage, longestQuestion, send }
}
