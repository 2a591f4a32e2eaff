/** Words of who has not made up their mind. */
export const doubtful = /\b(?:if|maybe|perhaps|might|would|could|can|suppose|not sure|wonder|unless|whether)\b/iu
