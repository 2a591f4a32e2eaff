import { addressesOf, pages } from '@vitrine/contracts/pages/pages.ts'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { LandingShell } from './landing/landing-shell.tsx'

const SidebarShell = lazy(() => import('./sidebar/sidebar-shell.tsx'))
const LandingScreen = lazy(() => import('../features/landing/landing-screen.tsx'))
const CatalogueScreen = lazy(() => import('../features/catalogue/catalogue-screen.tsx'))
const ContentScreen = lazy(() => import('../features/content/content-screen.tsx'))
const ModelScreen = lazy(() => import('../features/model/model-screen.tsx'))
const ResultScreen = lazy(() => import('../features/result/result-screen.tsx'))
const GeneratedScreen = lazy(() => import('../features/result/generated-screen.tsx'))
const ChatScreen = lazy(() => import('../features/result/chat/chat-screen.tsx'))
const ContentCreationPage = lazy(() => import('../features/marketing/content-creation-page.tsx'))
const ResumeAnalysisPage = lazy(() => import('../features/marketing/resume-analysis-page.tsx'))
const BillOfLadingPage = lazy(() => import('../features/marketing/bill-of-lading-page.tsx'))
const LaterScreen = lazy(() => import('./later-screen.tsx'))
const LegalScreen = lazy(() => import('../features/legal/legal-screen.tsx'))

export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<LandingShell />}>
          <Route path={pages.landing} element={<LandingScreen />} />
          <Route path={pages.login} element={<LandingScreen />} />
          <Route path={pages.contentCreation} element={<ContentCreationPage />} />
          <Route path={pages.resumeAnalysis} element={<ResumeAnalysisPage />} />
          <Route path={pages.billOfLading} element={<BillOfLadingPage />} />
          <Route path={pages.prospects} element={<LaterScreen screen="prospects" />} />
          <Route path={pages.account} element={<LaterScreen screen="account" />} />
          <Route path={pages.changePassword} element={<LaterScreen screen="change-password" />} />
          <Route path={pages.showcase} element={<LaterScreen screen="showcase" />} />
          <Route path={pages.privacy} element={<LegalScreen page="privacy" />} />
          <Route path={pages.terms} element={<LegalScreen page="terms" />} />
          <Route path="*" element={<LaterScreen screen="not-found" />} />
        </Route>
        <Route element={<SidebarShell />}>
          <Route path={pages.explore} element={<CatalogueScreen />} />
          <Route path={pages.content} element={<ContentScreen />} />
          <Route path={pages.jobs} element={<LaterScreen screen="jobs" />} />
          <Route path={`${pages.admin}/*`} element={<LaterScreen screen="admin" />} />
          {addressesOf('run').map((address) => (
            <Route key={address} path={address} element={<ModelScreen />} />
          ))}
          {addressesOf('result').map((address) => (
            <Route key={address} path={address} element={<ResultScreen />} />
          ))}
          <Route path={pages.generated} element={<GeneratedScreen />} />
          <Route path={pages.chat} element={<ChatScreen />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
