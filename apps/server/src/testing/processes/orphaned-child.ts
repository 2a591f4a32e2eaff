import { startEngineChild } from '../../analyses/worker/engine-child.ts'
import { readChildEnvironment } from '../../env.ts'
import { testRegistry } from '../models/test-registry.ts'

const quiet = { onStray: () => undefined, onEnd: () => undefined }

/** `node orphaned-child.ts PATH`: a parent whose engine writes its process id to PATH and then blocks its process. */
const child = await startEngineChild({ registry: testRegistry, provider: null }, readChildEnvironment(), quiet)
await child.run(
  { modelId: 'stubborn', file: null, text: process.argv[2] ?? '', options: {} },
  { deadlineSeconds: 600, memoryMegabytes: 1024, signal: new AbortController().signal, onProgress: () => undefined },
)
