import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { LandingShell } from './landing-shell.tsx'

const SidebarShell = lazy(() => import('./sidebar-shell.tsx'))
const LandingScreen = lazy(() => import('../features/landing/landing-screen.tsx'))
const CatalogueScreen = lazy(() => import('../features/catalogue/catalogue-screen.tsx'))
const ContentScreen = lazy(() => import('../features/content/content-screen.tsx'))
const JobsScreen = lazy(() => import('../features/jobs/jobs-screen.tsx'))
const ModelScreen = lazy(() => import('../features/model/model-screen.tsx'))
const ResultScreen = lazy(() => import('../features/result/result-screen.tsx'))
const GeneratedScreen = lazy(() => import('../features/result/generated-screen.tsx'))
const ChatScreen = lazy(() => import('../features/result/chat/chat-screen.tsx'))
const ContentCreationPage = lazy(() => import('../features/marketing/content-creation-page.tsx'))
const ResumeAnalysisPage = lazy(() => import('../features/marketing/resume-analysis-page.tsx'))
const BillOfLadingPage = lazy(() => import('../features/marketing/bill-of-lading-page.tsx'))
const LaterScreen = lazy(() => import('./later-screen.tsx'))
const LegalScreen = lazy(() => import('../features/legal/legal-screen.tsx'))
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))

/** Screens where a model is run; the model's definition says which one is its own. */
const runScreens = [
  'image-upload',
  'audio-upload',
  'video-upload',
  'file-upload',
  'text-upload',
  'explore-topic',
  'image-gen',
]

/** Result screens of models that read something; the model's definition says which one is its own. */
const resultScreens = ['image', 'text', 'file', 'sentimental', 'demandplanning', 'audio', 'normalaudio', 'video']

export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<LandingShell />}>
          <Route path="/" element={<LandingScreen />} />
          <Route path="/login" element={<LandingScreen />} />
          <Route path="/contentqai" element={<ContentCreationPage />} />
          <Route path="/resqai" element={<ResumeAnalysisPage />} />
          <Route path="/products/bol" element={<BillOfLadingPage />} />
          <Route path="/prospects" element={<LaterScreen screen="prospects" />} />
          <Route path="/account" element={<LaterScreen screen="account" />} />
          <Route path="/change-password" element={<LaterScreen screen="change-password" />} />
          <Route path="/showcase/:token" element={<LaterScreen screen="showcase" />} />
          <Route path="/privacy" element={<LegalScreen page="privacy" />} />
          <Route path="/terms" element={<LegalScreen page="terms" />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
        <Route element={<SidebarShell />}>
          <Route path="/explore" element={<CatalogueScreen />} />
          <Route path="/content" element={<ContentScreen />} />
          <Route path="/jobs" element={<JobsScreen />} />
          <Route path="/admin/*" element={<LaterScreen screen="admin" />} />
          {runScreens.map((screen) => (
            <Route key={screen} path={`/:modelId/${screen}`} element={<ModelScreen />} />
          ))}
          {resultScreens.map((screen) => (
            <Route key={screen} path={`/results/${screen}`} element={<ResultScreen />} />
          ))}
          <Route path="/results" element={<GeneratedScreen />} />
          <Route path="/results/pdfqa" element={<ChatScreen />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
