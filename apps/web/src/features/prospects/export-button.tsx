import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Download } from 'lucide-react'
import { useExportProspects } from './export-prospects.ts'
import type { ProspectView } from './use-prospect-view.ts'

export function ExportButton({ filters }: Pick<ProspectView, 'filters'>) {
  const save = useExportProspects()
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(filters)}>
      {!save.isPending && <Download aria-hidden="true" className="size-4" />}
      Export CSV
    </Button>
  )
}
