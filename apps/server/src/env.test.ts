import { expect, test } from 'vitest'
import { ConfigurationError, parseEnv } from './env.ts'

test('an empty environment starts Vitrine on this machine only', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    ADMIN_EMAIL: 'admin@vitrine.example',
    RATE_LIMITS: 'on',
  })
})

test('an empty variable counts as unset', () => {
  const env = parseEnv({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' })
  expect(env.PORT).toBe(8080)
  expect(env.DATABASE_URL).toBeUndefined()
  expect(env.ADMIN_PASSWORD).toBeUndefined()
})

test('every fault is named at once', () => {
  const faulty = { PORT: 'eighty', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'maybe', SECRET: 'short' }
  const parse = () => parseEnv(faulty)
  expect(parse).toThrow(ConfigurationError)
  for (const name of Object.keys(faulty)) expect(parse).toThrow(name)
})

test('a sign-in provider is configured as a whole, with the address that it leads back to, by https', () => {
  const whole = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
    PUBLIC_URL: 'https://v.example',
  }
  expect(parseEnv(whole).OIDC_LABEL).toBe('your company account')
  for (const name of Object.keys(whole)) expect(() => parseEnv({ ...whole, [name]: '' })).toThrow(name)
  expect(() => parseEnv({ ...whole, OIDC_ISSUER: 'http://id.example' })).toThrow(
    'OIDC_ISSUER: must be an https:// address',
  )
})

test.each([
  ['PUBLIC_URL', 'http://vitrine.example', 'https://vitrine.example'],
  ['DATABASE_URL', 'postgres://a:b@db.example/v', 'postgres://a:b@db.example/v?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://a:b@db.example/v?sslmode=prefer', 'postgres://a:b@localhost/v'],
  ['SMTP_URL', 'smtp://mail.example', 'smtps://mail.example'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=false', 'smtp://mail.example:587?requireTLS=true'],
  ['CLAMD_URL', 'tcp://scanner:3310', 'unix:///run/clamav/clamd.ctl'],
  ['AWS_ENDPOINT_URL', 'http://store.example:9000', 'http://[::1]:9000'],
  ['AI_BASE_URL', 'http://10.0.0.7:8000/v1', 'http://127.0.0.1:8000/v1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'https://collector:4318'],
])('with REQUIRE_TLS=on %s may not be %s, but %s', (name, plain, encrypted) => {
  expect(() => parseEnv({ [name]: plain, REQUIRE_TLS: 'on' })).toThrow(`${name}: REQUIRE_TLS needs`)
  expect(parseEnv({ [name]: encrypted, REQUIRE_TLS: 'on' })).toMatchObject({ [name]: encrypted })
  expect(parseEnv({ [name]: plain })).toMatchObject({ [name]: plain })
})
