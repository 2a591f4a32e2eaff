import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { AppRoutes } from './app-routes.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { DialogHost } from './hosts/dialog-host.tsx'
import { ToastHost } from './hosts/toast-host.tsx'
import { NavigationBridge } from './navigation-bridge.tsx'

/** `router`: the browser's, or on the server one at a fixed address. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  return (
    <StrictMode>
      <Router>
        <NavigationBridge />
        <FailureBoundary>
          <AppRoutes />
        </FailureBoundary>
        <FailureBoundary>
          <DialogHost />
        </FailureBoundary>
      </Router>
      <ToastHost />
    </StrictMode>
  )
}
