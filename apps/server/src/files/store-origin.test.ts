import { expect, test } from 'vitest'
import { parseEnv } from '../env.ts'
import { storeOrigin } from './store-origin.ts'

const originOf = (variables: Record<string, string>) => storeOrigin(parseEnv(variables))
const bucket = { FILES_URL: 's3://files/vitrine', FILES_REDIRECT: 'on' }

test('browsers are sent to the store only where that was asked for', () => {
  expect(originOf({})).toBeNull()
  expect(originOf({ FILES_REDIRECT: 'on' })).toBeNull()
  expect(originOf({ ...bucket, FILES_REDIRECT: 'off' })).toBeNull()
  expect(originOf({ ...bucket, AWS_REGION: 'eu-central-1' })).toBe('https://files.s3.eu-central-1.amazonaws.com')
  expect(originOf({ ...bucket, AWS_ENDPOINT_URL: 'http://store:9000' })).toBe('http://store:9000')
  const hosted = { AWS_ENDPOINT_URL: 'https://store.example', AWS_S3_FORCE_PATH_STYLE: 'false' }
  expect(originOf({ ...bucket, ...hosted })).toBe('https://files.store.example')
})
