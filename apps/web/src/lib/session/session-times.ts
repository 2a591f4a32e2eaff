const minute = 60_000

/** Milliseconds; see docs/behaviour.md, 'Sessions'. */
export const sessionTimes = {
  lifetime: 60 * minute,
  checkEvery: 10 * minute,
  warnBefore: 5 * minute,
  refreshBefore: minute,
  redirectAfterExpiry: 3000,
  unauthorisedToast: 1000,
  leaveAfterForbidden: 2000,
  leaveAfterFailedRefresh: 2000,
} as const
