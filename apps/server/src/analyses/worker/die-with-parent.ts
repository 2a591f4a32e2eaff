import { workerData } from 'node:worker_threads'

/** A thread of a child process: ends it, and what it started, when its parent is gone. */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(-process.pid, 'SIGKILL')
}, 500)
