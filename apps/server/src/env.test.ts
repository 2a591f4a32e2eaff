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
