import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Download } from 'lucide-react'
import { CellSeparatorSelect } from '../../lib/forms/cell-separator-select.tsx'
import { useExportProspects } from './export-prospects.ts'
import type { ProspectView } from './use-prospect-view.ts'

export function ExportButton({ filters }: Pick<ProspectView, 'filters'>) {
  const save = useExportProspects()
  return (
    <div className="contents sm:flex sm:flex-wrap sm:gap-2">
      <CellSeparatorSelect />
      <Button variant="secondary" busy={save.isPending} onClick={() => save.save('csv', filters)}>
        {!save.isPending && <Download aria-hidden="true" className="size-4" />}
        Export CSV
      </Button>
      <Button variant="secondary" held={save.isPending} onClick={() => save.save('xlsx', filters)}>
        Export XLSX
      </Button>
    </div>
  )
}
