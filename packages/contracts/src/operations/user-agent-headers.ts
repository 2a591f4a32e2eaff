import { z } from 'zod'

/** The headers of operations that note which browser asked. */
export const userAgentHeaders = z.object({ 'user-agent': z.string().optional() })
