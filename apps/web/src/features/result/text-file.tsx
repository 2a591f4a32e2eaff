import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`)
  return response.text()
}

/**
 * What a text file says, such as a talk's transcript; nothing where it cannot be read, since it can be downloaded. Not on paper, where the
 * answer counts.
 */
export function TextFile({ name, url }: { name: string; url: string }) {
  const { data, isError } = useQuery({
    queryKey: ['text-file', url],
    queryFn: () => readText(url),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError) return null
  if (data === undefined) return <Skeleton className="no-print h-72" />
  return (
    <div role="group" aria-label={name} tabIndex={0} className="no-print max-h-72 overflow-y-auto scroll-edges-surface">
      <p className="text-sm leading-6 break-words whitespace-pre-wrap">{data}</p>
    </div>
  )
}
