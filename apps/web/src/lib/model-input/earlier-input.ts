/** A model's screen with what an analysis was given, to change and run again. */
export const earlierInput = (path: string, analysisId: string) => `${path}?from=${encodeURIComponent(analysisId)}`
