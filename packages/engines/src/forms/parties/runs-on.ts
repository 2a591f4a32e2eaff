import { readPatterns } from '../../text/read-patterns.ts'

const { particle, trade } = readPatterns(new URL('./wordings/runs-on.txt', import.meta.url), ['particle', 'trade'])

/** Whether a line continues the name above it: 'Fondazione Teatro Stabile' / 'di Poggibonsi', 'Merrimack Valley' / 'Orthopedics'. */
export const runsOn = (line: string): boolean => particle.test(line) || (trade.test(line) && !/[\d,]/.test(line))
