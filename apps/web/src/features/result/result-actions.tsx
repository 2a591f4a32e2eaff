import { useMutation } from '@tanstack/react-query'
import type { Analysis } from '@vitrine/contracts/analysis.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { Braces, Printer, RotateCw, Share2, Sheet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../lib/client.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { toast } from '../../lib/toast.ts'
import { blocksToCsv } from './blocks-to-csv.ts'
import { blocksToText } from './blocks-to-text.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

interface ResultActionsProps {
  analysis: Analysis
  onChanged: () => void
}

/** What can be done with a result. */
export function ResultActions({ analysis, onChanged }: ResultActionsProps) {
  const navigate = useNavigate()
  const user = useUser()
  const [sharing, setSharing] = useState(false)
  const rerun = useMutation({
    mutationFn: () => client.call('rerunAnalysis', { params: { id: analysis.id } }),
    onSuccess: ({ id }) => void navigate(`?analysis=${encodeURIComponent(id)}`),
    onError: (error) => toast('error', error.message),
  })
  const csv = blocksToCsv(analysis.blocks)
  const name = `${analysis.modelId}-${analysis.id.slice(0, 8)}`
  const saveJson = () =>
    saveFile(`${name}.json`, new Blob([JSON.stringify(analysis.output, null, 2)], { type: 'application/json' }))
  return (
    <div className="no-print -ml-3 flex flex-wrap gap-1">
      <CopyButton text={() => blocksToText(analysis)} label="Copy" />
      <Button variant="ghost" size="small" onClick={saveJson}>
        <Braces aria-hidden="true" className="size-4" />
        JSON
      </Button>
      {csv && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv' }))}
        >
          <Sheet aria-hidden="true" className="size-4" />
          CSV
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print or PDF
      </Button>
      {user && analysis.mine && (
        <>
          <Button variant="ghost" size="small" onClick={() => setSharing(true)}>
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
          <Button variant="ghost" size="small" busy={rerun.isPending} onClick={() => rerun.mutate()}>
            <RotateCw aria-hidden="true" className="size-4" />
            Run again
          </Button>
        </>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog analysis={analysis} onChanged={onChanged} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  )
}
