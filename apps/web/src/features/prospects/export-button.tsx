import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Download } from 'lucide-react'
import { CellSeparatorSelect } from '../../lib/cell-separator-select.tsx'
import { useExportProspects } from './export-prospects.ts'
import type { ProspectView } from './use-prospect-view.ts'

export function ExportButton({ filters }: Pick<ProspectView, 'filters'>) {
  const save = useExportProspects()
  return (
    <div className="flex gap-2">
      <CellSeparatorSelect />
      <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(filters)}>
        {!save.isPending && <Download aria-hidden="true" className="size-4" />}
        Export CSV
      </Button>
    </div>
  )
}
