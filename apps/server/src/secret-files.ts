import { readFileSync } from 'node:fs'

/** Variables that hold a secret, or an address with one in it. */
const secrets = [
  'SECRET',
  'SECRET_PREVIOUS',
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'SERVICE_API_KEY',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
] as const

type Variables = Record<string, string | undefined>

/**
 * Reads each secret that is given as NAME_FILE, the path of a file: how vaults and orchestrators hand them over. Faults
 * name the variable and the path, never the content.
 */
export function readSecretFiles(variables: Variables): { variables: Variables; faults: string[] } {
  const read: Variables = { ...variables }
  const faults: string[] = []
  for (const name of secrets) {
    const path = variables[`${name}_FILE`]
    if (!path) continue
    if (variables[name]) faults.push(`${name}: is set beside ${name}_FILE; set one of them`)
    try {
      // Editors and shells end a file with a line end that is no part of the secret.
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (read[name] === '') faults.push(`${name}_FILE: ${path} is empty`)
    } catch {
      faults.push(`${name}_FILE: ${path} cannot be read`)
    }
  }
  return { variables: read, faults }
}
