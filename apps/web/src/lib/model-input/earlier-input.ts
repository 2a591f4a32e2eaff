/** The address of a model's screen with an analysis's input, to change and run again. */
export const earlierInput = (path: string, analysisId: string) => `${path}?from=${encodeURIComponent(analysisId)}`
