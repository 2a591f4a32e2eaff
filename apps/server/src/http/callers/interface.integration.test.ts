import type { Caller } from '@vitrine/contracts/accounts/roles.ts'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { type OperationName, operations } from '@vitrine/contracts/operations/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { models } from '../../testing/models/test-models.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

const metricsToken = 'a-token-for-the-figures'
let server: TestServer
beforeAll(async () => {
  // Engines that load at once: the admin may start a warm-up here, and it is a real one.
  server = await startTestServer({ RATE_LIMITS: 'off', METRICS_TOKEN: metricsToken }, { registry: testRegistry })
})
afterAll(() => server.close())

const named = Object.entries<Operation>(operations)
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

/**
 * The table in docs/behaviour.md, separate from the operations' own lists, so that a change of only one of them fails.
 * v: visitor, t: a session by temporary password, u: user, s: sales, a: admin.
 */
const mayCall = {
  login: 'vtusa',
  logout: 'vtusa',
  refresh: 'vtusa',
  extend: 'usa',
  getSignInWays: 'vtusa',
  undoDeletion: 'vtusa',
  listPasskeys: 'usa',
  beginPasskey: 'usa',
  addPasskey: 'usa',
  renamePasskey: 'usa',
  removePasskey: 'usa',
  beginPasskeySignIn: 'vtusa',
  signInByPasskey: 'vtusa',
  beginProviderSignIn: 'vtusa',
  returnFromProvider: 'vtusa',
  finishProviderSignIn: 'vtusa',
  setPassword: 'tusa',
  forgotPassword: 'vtusa',
  listSessions: 'usa',
  revokeSession: 'usa',
  revokeOtherSessions: 'usa',
  acceptSession: 'usa',
  confirmIdentity: 'usa',
  getSecondStep: 'usa',
  beginSecondStep: 'usa',
  enableSecondStep: 'usa',
  removeSecondStep: 'usa',
  renewRecoveryCodes: 'usa',
  getDraftKey: 'usa',
  listSecurityEvents: 'usa',
  listApiKeys: 'usa',
  createApiKey: 'usa',
  revokeApiKey: 'usa',
  createWebhook: 'usa',
  deleteWebhook: 'usa',
  enableWebhook: 'usa',
  listWebhookDeliveries: 'usa',
  listWebhooks: 'usa',
  resendWebhookDelivery: 'usa',
  testWebhook: 'usa',
  createUser: 'vtusa',
  listUsers: 'sa',
  getUser: 'tusa',
  updateUser: 'usa',
  deleteUser: 'sa',
  approveUser: 'sa',
  resendCredentials: 'sa',
  revokeUserSessions: 'a',
  setUserAccess: 'a',
  restoreUser: 'a',
  exportOwnData: 'usa',
  deleteOwnAccount: 'usa',
  exportProspects: 'sa',
  getProspect: 'sa',
  mailDemoInvitation: 'sa',
  deleteUserByService: 'vtusa',
  preOnboard: 'vtusa',
  warmUp: 'a',
  getWarmUp: 'a',
  followWarmUp: 'a',
  listMails: 'a',
  getMail: 'a',
  resendMail: 'a',
  getUsage: 'a',
  getFunnel: 'a',
  listFeedback: 'a',
  listAudit: 'a',
  verifyAudit: 'a',
  listModelSwitches: 'a',
  switchModel: 'a',
  getServerHealth: 'a',
  getCatalogue: 'vtusa',
  getLikeness: 'vtusa',
  getSample: 'vtusa',
  downloadFile: 'vtusa',
  getDemandPlanningSample: 'vtusa',
  analyze: 'vusa',
  analyzeByFunction: 'vusa',
  generateImage: 'vusa',
  exploreTopic: 'vusa',
  listAnalyses: 'usa',
  getAnalysis: 'vusa',
  followAnalysis: 'vusa',
  rerunAnalysis: 'usa',
  compareAnalysis: 'usa',
  giveFeedback: 'vusa',
  correctValue: 'vusa',
  undoCorrection: 'vusa',
  shareAnalysis: 'usa',
  listShares: 'usa',
  revokeShare: 'usa',
  deleteAnalysis: 'vusa',
  createBatch: 'usa',
  listBatches: 'usa',
  getBatch: 'usa',
  getBatchTable: 'usa',
  downloadBatchTable: 'usa',
  cancelBatch: 'usa',
  deleteBatch: 'usa',
  deleteBatchTruths: 'usa',
  downloadBatchReport: 'usa',
  getBatchReport: 'usa',
  setBatchTruths: 'usa',
  invitePeople: 'sa',
  addNote: 'sa',
  editProspect: 'sa',
  exportProspectsAsWorkbook: 'sa',
  getNextSteps: 'sa',
  listStaff: 'sa',
  listTags: 'sa',
  decideRequests: 'sa',
  createShowcase: 'sa',
  listShowcases: 'sa',
  revokeShowcase: 'sa',
  openShowcase: 'vusa',
  runShowcaseSample: 'vusa',
  noteShowcaseShared: 'vusa',
  getFile: 'vtusa',
  health: 'vtusa',
  readiness: 'vtusa',
  metrics: 'vtusa',
  getOpenApi: 'vtusa',
  getDocs: 'vtusa',
} as const satisfies Record<OperationName, string>

describe('who may call what', () => {
  // Sessions that lack a required second step are tested elsewhere.
  const callers: Exclude<Caller, 'unstepped'>[] = ['visitor', 'temporary', 'user', 'sales', 'admin']
  const tokens = new Map<Caller, string>()

  beforeAll(async () => {
    for (const role of ['user', 'sales', 'admin'] as const) {
      const account = await addAccount(server.database.db, { role })
      tokens.set(role, (await server.client().call('login', { body: account })).accessToken)
    }
    const account = await addAccount(server.database.db, { temporary: true })
    tokens.set('temporary', (await server.client().call('login', { body: account })).accessToken)
  })

  /** Calls with a matching path and nothing else: allowed callers are told that something is missing. */
  const tryCall = async ({ method, path }: Operation, caller: Caller) => {
    const token = tokens.get(caller)
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(`${server.url}${path.replace(/:\w+|\*/g, 'nothing')}`, { method, headers })
    const body = await response.text()
    const failure = body.startsWith('{') ? (JSON.parse(body) as { message?: string; problem?: string }) : {}
    return { ...failure, status: response.status }
  }

  const refusals = {
    visitor: { status: 401, message: 'No token provided' },
    temporary: { status: 403, message: 'Please update your password before continuing.' },
    user: { status: 403, problem: 'not-allowed' },
    sales: { status: 403, problem: 'not-allowed' },
    admin: { status: 403, problem: 'not-allowed' },
  }

  // Opened by a static key, whoever the caller is.
  const byCaller = named.filter(([, { key }]) => key !== 'metrics')
  const cases = byCaller.flatMap(([name, operation]) => callers.map((caller) => ({ name, operation, caller })))
  const isAllowed = ({ name, caller }: (typeof cases)[number]) =>
    mayCall[name as OperationName].includes(caller.charAt(0))

  test.each(cases.filter(isAllowed))('$name lets $caller in', async ({ operation, caller }) => {
    expect([401, 403, 500]).not.toContain((await tryCall(operation, caller)).status)
  })

  test.each(cases.filter((one) => !isAllowed(one)))('$name refuses $caller', async ({ operation, caller }) => {
    expect(await tryCall(operation, caller)).toMatchObject(refusals[caller])
  })
})

describe('one map, four views', () => {
  test('the document names every operation and no other', async () => {
    const document = (await (await get('/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    const promised = named.map(
      ([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`,
    )
    expect(documented.sort()).toEqual(promised.sort())
    // A schema's internal reference would not resolve in the whole document.
    expect(JSON.stringify(document)).not.toContain('#/$defs')
  })

  test('every operation answers as a route of its own', async () => {
    for (const [, { method, path }] of named) {
      const response = await fetch(`${server.url}${path.replace(/:\w+|\*/g, 'nothing')}`, { method })
      const body = await response.text()
      expect(body, `${method} ${path}`).not.toContain('There is nothing at')
    }
  })

  test('the typed client reads what the routes answer', async () => {
    const client = createClient({ baseUrl: server.url, fetch })
    await expect(client.call('health', {})).resolves.toEqual({ status: 'ok' })
    await expect(client.call('readiness', {})).resolves.toEqual({ status: 'ready' })
    const { models: shown } = await client.call('getCatalogue', {})
    expect(shown.map(({ id }) => id)).toEqual(models.map(({ id }) => id))
    await expect(client.call('refresh', { body: { refreshToken: 'x' } })).rejects.toMatchObject({
      status: 401,
      problem: 'token-invalid',
    })
  })

  test('the page to read names every operation and needs no script', async () => {
    const response = await get('/docs')
    const page = await response.text()
    for (const [name, { path }] of named) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(path)
    }
    expect(page).not.toMatch(/<script|https?:\/\//)
  })
})

describe('every answer', () => {
  test('carries the content policy word for word, and an id', async () => {
    const { headers } = await get('/healthz')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self' 'wasm-unsafe-eval';worker-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' blob: data:;media-src 'self' blob:;connect-src 'self' blob:;font-src 'self';frame-ancestors 'none';object-src 'none';base-uri 'none';form-action 'self'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('duplicate slashes are folded, in the path only', async () => {
    const refresh = await fetch(`${server.url}/v1/app//auth/refresh?refreshToken=a//b`, { method: 'POST' })
    expect(await refresh.json()).toMatchObject({ code: 401, problem: 'token-invalid' })
  })

  test('an unknown address of the interface is a failure in the envelope', async () => {
    const response = await get('/api/nothing?text=private')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      success: false,
      problem: 'not-found',
      error: 'There is nothing at GET /api/nothing.',
    })
  })

  test.each([
    ['an address that cannot be decoded', '/api/analyses/%E0%A4%A', {}, 400],
    ['headers of 30 KB', '/api/catalogue', { 'x-long': 'a'.repeat(30_000) }, 431],
    ['an address of 20 KB', `/api/analyses?cursor=${'a'.repeat(20_000)}`, {}, 431],
  ])('%s is refused in the envelope', async (_what, path, headers, status) => {
    const response = await fetch(`${server.url}${path}`, { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      success: false,
      code: status,
      problem: 'invalid-request',
      error: expect.any(String),
      requestId: expect.any(String),
    })
  })

  test('a body that is too large is told how large it may be', async () => {
    const response = await fetch(`${server.url}/v1/app/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a'.repeat(300_000) }),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      problem: 'input-too-large',
      error: 'The body is larger than the 256 KB that this call takes.',
    })
  })

  test('the catalogue is sent once and then only confirmed', async () => {
    const first = await get('/api/catalogue')
    const second = await get('/api/catalogue', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(second.status).toBe(304)
  })

  test('is logged once, by its route, without what was asked', async () => {
    server.logged.length = 0
    await get('/api/analyses/6b0d4c0e-secret-id?share=private')
    await expect.poll(() => server.logged.filter((line) => line.includes('"answered"'))).toHaveLength(1)
    expect(server.logged.join('')).toContain('"route":"/api/analyses/:id"')
    expect(server.logged.join('')).not.toMatch(/secret|private/)
  })

  test('is measured', async () => {
    await get('/healthz')
    expect((await get('/metrics')).status).toBe(401)
    const others = [`${metricsToken}x`, metricsToken.slice(0, -1), metricsToken.toUpperCase(), 'undefined']
    const admin = await signInFresh(server, 'admin')
    for (const token of [...others, admin.token])
      expect((await get('/metrics', { authorization: `Bearer ${token}` })).status, token).toBe(401)
    expect((await get(`/metrics?token=${metricsToken}`)).status).toBe(401)
    expect((await get('/metrics', { authorization: `Basic ${metricsToken}` })).status).toBe(401)
    const text = await (await get('/metrics', { authorization: `Bearer ${metricsToken}` })).text()
    expect(text).toMatch(/vitrine_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/)
    expect(text).toContain('vitrine_analyses')
    expect(text).toMatch(/process_resident_memory_bytes \d+/)
  })
})

describe('a token', () => {
  test('that is over asks for a refresh; one that was revoked ends the session; neither bars the way to sign in', async () => {
    const account = await addAccount(server.database.db)
    const login = () => server.client().call('login', { body: account })
    const list = (token: string) => server.client(token).call('listAnalyses', { query: {} })
    const first = await login()
    await expect(list(first.accessToken)).resolves.toMatchObject({ items: [] })
    server.clock.pass(15 * 60_000)
    await expect(list(first.accessToken)).rejects.toMatchObject({ status: 401, message: 'No token provided' })

    const { accessToken, refreshToken } = await server.client(first.accessToken).call('login', {
      body: { ...account, force: true },
    })
    await server.client().call('logout', { body: { refreshToken } })
    await expect(list(accessToken)).rejects.toMatchObject({ status: 401, problem: 'token-invalid' })
    await expect(server.client(accessToken).call('getCatalogue', {})).resolves.toBeDefined()
  })
})
