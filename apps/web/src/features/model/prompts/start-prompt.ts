import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { readState } from '../../../lib/analyses/read-state.ts'
import { runHeaders } from '../../../lib/analyses/start-analysis.ts'
import { client } from '../../../lib/requests/client.ts'

/** Starts a run about a topic and returns its state at once. */
export const startTopic = async (topic: string, key: string): Promise<AnalysisState> =>
  readState(await client.call('exploreTopic', { query: { topic }, headers: runHeaders(key) }))

/** Starts a picture's run and returns its state at once. */
export const startPicture = async (
  prompt: { topic: string; instructions: string },
  options: OptionValues,
  key: string,
): Promise<AnalysisState> =>
  readState(await client.call('generateImage', { body: { ...options, ...prompt }, headers: runHeaders(key) }))
