import { createConfig, lintFromString } from '@redocly/openapi-core'
import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

test('the OpenAPI document has no error and no warning', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The contract has addresses such as /v1/app/users/resend/{id} beside /v1/app/users/{id}/access; the router
    // prefers a fixed part to a parameter.
    rules: { 'no-ambiguous-paths': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument(models)), config })
  const said = problems.map(
    ({ ruleId, severity, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(said).toEqual([])
})
