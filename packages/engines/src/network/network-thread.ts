import { parentPort, workerData } from 'node:worker_threads'
import { openNetwork } from './open-network.ts'
import { type PlainTensors, plainOf, type ThreadAnswer, type ThreadRun, tensorsOf } from './plain-tensors.ts'

/** The entry point of a thread that runs one network; `workerData` is the URL of its weights. */

async function answer(feeds: PlainTensors): Promise<PlainTensors> {
  const network = await openNetwork(new URL(String(workerData)))
  return plainOf(await network.run(tensorsOf(feeds)))
}

const send = (message: ThreadAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', ({ run, feeds }: ThreadRun) => {
  answer(feeds).then(
    (outputs) => send({ run, outputs }),
    (error: unknown) => send({ run, error }),
  )
})
