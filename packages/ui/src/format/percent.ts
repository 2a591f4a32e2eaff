/** 0.934 → '93 %'. Never rounds up to 100 %. */
export const percent = (fraction: number) => `${fraction < 1 ? Math.min(99, Math.round(fraction * 100)) : 100} %`
