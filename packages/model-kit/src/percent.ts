/**
 * A share in whole percent for people: 0.934 → '93 %'. Never rounds up to a certainty that was not given; the design
 * system's format/percent.ts, which may not import this, goes by the same rule, so that a sentence and the label beside
 * it agree.
 */
export const percent = (share: number): string => `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100} %`
