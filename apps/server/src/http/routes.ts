import type { OperationName } from '@vitrine/contracts/operations.ts'
import type { Handler } from './handler.ts'
import { getCatalogue } from './routes/catalogue/get-catalogue.ts'
import { getDocs } from './routes/service/get-docs.ts'
import { getOpenApi } from './routes/service/get-open-api.ts'
import { health } from './routes/service/health.ts'
import { metrics } from './routes/service/metrics.ts'
import { readiness } from './routes/service/readiness.ts'
import { extend } from './routes/sign-in/extend.ts'
import { login } from './routes/sign-in/login.ts'
import { logout } from './routes/sign-in/logout.ts'
import { refresh } from './routes/sign-in/refresh.ts'
import { setPassword } from './routes/sign-in/set-password.ts'

/** To be added by their folders' authors; empty when the map is whole. */
type Missing = Exclude<
  OperationName,
  | 'login'
  | 'logout'
  | 'refresh'
  | 'extend'
  | 'setPassword'
  | 'getCatalogue'
  | 'health'
  | 'readiness'
  | 'metrics'
  | 'getOpenApi'
  | 'getDocs'
>

/** The handler of every operation: a forgotten one does not compile. */
export const routes = {
  login,
  logout,
  refresh,
  extend,
  setPassword,
  getCatalogue,
  health,
  readiness,
  metrics,
  getOpenApi,
  getDocs,
} satisfies { [Name in Exclude<OperationName, Missing>]: Handler<Name> }
