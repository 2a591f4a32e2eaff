import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useTitle } from '../../lib/screen/use-title.ts'
import { RoleGate } from '../../lib/session/role-gate.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { sections } from './sections.ts'

/** For admins; anyone else is redirected to the landing page. */
export default function AdminScreen() {
  useTitle('Administration' satisfies TitleOf<'admin'>)
  return (
    <RoleGate roles={['admin']}>
      <div className="flex flex-col gap-6">
        <h1 className="text-2xl font-semibold tracking-tight">Administration</h1>
        <AdminNavigation />
        <Suspense fallback={<Loading />}>
          <Routes>
            {sections.map(({ path, Section }) => (
              <Route key={path} path={path} element={<Section />} />
            ))}
            <Route path="*" element={<Navigate to={`${pages.admin}/requests`} replace />} />
          </Routes>
        </Suspense>
      </div>
    </RoleGate>
  )
}
