import { followObjects } from '@vitrine/engines/video/follow-objects.ts'
import { watchVideo } from '@vitrine/engines/video/watch-video.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import type { VideoEvidence } from './video-evidence.ts'

const maxSeconds = 300

// A provider is shown the same evidence that its answer is then checked against, and the embedded engine steps in with it.
const gathered = new WeakMap<RunInput, VideoEvidence>()

/** All measurements of a run's video; made once per run, which takes most of its time. Throws as `openVideo` does. */
export async function evidenceOf(input: RunInput, context: RunContext): Promise<VideoEvidence> {
  const known = gathered.get(input)
  if (known) return known
  const { signal, report } = context
  const video = await watchVideo(await context.readFile(), { maxSeconds, equipment: context.speech, signal, report })
  const followed = await followObjects(video.stills, {
    signal,
    progress: (share) => report({ stage: 'Looking for things', fraction: 0.6 + 0.35 * share }),
  })
  const evidence: VideoEvidence = { video, ...followed }
  gathered.set(input, evidence)
  return evidence
}
