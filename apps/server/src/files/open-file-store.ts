import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { isPathStyle } from './store-origin.ts'

type FileStoreEnv = Pick<
  Env,
  'DATA_DIR' | 'FILES_URL' | 'FILES_REDIRECT' | 'AWS_ENDPOINT_URL' | 'AWS_REGION' | 'AWS_S3_FORCE_PATH_STYLE'
>

/** The store of FILES_URL, or the folder `files` of DATA_DIR. */
export async function openFileStore(env: FileStoreEnv): Promise<FileStore> {
  const { DATA_DIR, FILES_URL } = env
  if (FILES_URL?.startsWith('s3:')) {
    // Loaded on demand: the client is large, and most installations do not use it.
    const { openS3Store } = await import('./s3/open-s3-store.ts')
    return openS3Store({
      url: FILES_URL,
      copies: join(DATA_DIR, 'file-copies'),
      redirects: env.FILES_REDIRECT === 'on',
      endpoint: env.AWS_ENDPOINT_URL,
      region: env.AWS_REGION ?? 'us-east-1',
      pathStyle: isPathStyle(env),
    })
  }
  return openFolderStore(FILES_URL ? fileURLToPath(FILES_URL) : join(DATA_DIR, 'files'))
}
