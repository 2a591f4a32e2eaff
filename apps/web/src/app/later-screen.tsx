import { lazy } from 'react'

/** Screens that few come to first. Named here, so that the first page of a visitor does not carry their lists of files. */
const screens = {
  prospects: lazy(() => import('../features/prospects/prospects-screen.tsx')),
  admin: lazy(() => import('../features/admin/admin-screen.tsx')),
  account: lazy(() => import('../features/account/account-screen.tsx')),
  'change-password': lazy(() => import('../features/sign-in/change-password-screen.tsx')),
  jobs: lazy(() => import('../features/jobs/jobs-screen.tsx')),
  'not-found': lazy(() => import('./not-found-screen.tsx')),
  showcase: lazy(() => import('../features/showcase/showcase-screen.tsx')),
}

export default function LaterScreen({ screen }: { screen: keyof typeof screens }) {
  const Screen = screens[screen]
  return <Screen />
}
