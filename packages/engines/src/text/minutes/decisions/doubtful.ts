/** Words of a speaker who is undecided. */
export const doubtful = /\b(?:if|maybe|perhaps|might|would|could|can|suppose|not sure|wonder|unless|whether)\b/iu
