/** A share as whole percent: 0.934 → '93 %'. Never rounds up to 100 %. */
export const percent = (share: number): string => `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100} %`
