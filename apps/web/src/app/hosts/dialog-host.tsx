import { lazy, Suspense } from 'react'
import { openDialog } from '../../lib/screen/dialogs.ts'
import { loadLater } from '../../lib/screen/load-later.ts'
import { useStore } from '../../lib/screen/outside-store.ts'

const OpenDialog = lazy(loadLater(() => import('./open-dialog.tsx')))

/** Shows the dialog that a screen has opened. The dialogs' code is loaded with the first. */
export function DialogHost() {
  const open = useStore(openDialog)
  return (
    open && (
      <Suspense fallback={null}>
        <OpenDialog open={open} />
      </Suspense>
    )
  )
}
