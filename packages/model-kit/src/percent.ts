/**
 * A share as whole percent: 0.934 → '93 %'. Never rounds up to 100 %. The design system's format/percent.ts cannot
 * import this and follows the same rule, so that a sentence and the label beside it agree.
 */
export const percent = (share: number): string => `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100} %`
