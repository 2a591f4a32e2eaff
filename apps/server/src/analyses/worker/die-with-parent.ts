import { workerData } from 'node:worker_threads'

/** A thread in a child process that kills the process group when the parent is gone. */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(-process.pid, 'SIGKILL')
}, 500)
