import { useInfiniteQuery } from '@tanstack/react-query'
import { isFinished } from '../../lib/analyses/follow-analysis.ts'
import { client } from '../../lib/requests/client.ts'

const whileRunning = 2000
const otherwise = 15_000

/** The person's analyses, newest first, fetched again while some are unfinished. */
export const useJobs = () =>
  useInfiniteQuery({
    queryKey: ['analyses'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.call('listAnalyses', { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((item) => !isFinished(item))) ? whileRunning : otherwise,
  })
