import { spawnSync } from 'node:child_process'

/** Whether this machine can watch videos; script/test brings ffmpeg where it can. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).error === undefined
