import { spawnSync } from 'node:child_process'

/** Whether this machine has the recogniser of last resort; script/test brings it where it can. */
export const hasPocketsphinx = spawnSync('pocketsphinx_batch', ['-h'], { stdio: 'ignore' }).error === undefined
