import type { Env } from '../env.ts'

/** Amazon's buckets are addressed by host, other stores by path unless configured otherwise. */
export const isPathStyle = (env: Pick<Env, 'AWS_ENDPOINT_URL' | 'AWS_S3_FORCE_PATH_STYLE'>): boolean =>
  env.AWS_S3_FORCE_PATH_STYLE ? env.AWS_S3_FORCE_PATH_STYLE === 'true' : env.AWS_ENDPOINT_URL !== undefined

/** The origin that browsers fetch files from, for the content security policy; null if they come from this server. */
export function storeOrigin(
  env: Pick<Env, 'FILES_URL' | 'FILES_REDIRECT' | 'AWS_ENDPOINT_URL' | 'AWS_REGION' | 'AWS_S3_FORCE_PATH_STYLE'>,
): string | null {
  if (env.FILES_REDIRECT === 'off' || !env.FILES_URL?.startsWith('s3:')) return null
  const region = env.AWS_REGION ?? 'us-east-1'
  const { protocol, host } = new URL(env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`)
  const inPath = isPathStyle(env)
  return `${protocol}//${inPath ? '' : `${new URL(env.FILES_URL).host}.`}${host}`
}
