import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { AppRoutes } from './app-routes.tsx'
import { DialogHost } from './dialog-host.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { NavigationBridge } from './navigation-bridge.tsx'
import { ToastHost } from './toast-host.tsx'

export function App() {
  return (
    <StrictMode>
      <BrowserRouter>
        <NavigationBridge />
        <FailureBoundary>
          <AppRoutes />
        </FailureBoundary>
        <DialogHost />
      </BrowserRouter>
      <ToastHost />
    </StrictMode>
  )
}
