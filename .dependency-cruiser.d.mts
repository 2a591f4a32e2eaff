import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

declare const configuration: { forbidden: (IForbiddenRuleType & { name: string })[]; options: ICruiseOptions }
export default configuration

/** The engine libraries; each may import earlier ones only. */
export declare const engineOrder: readonly string[]

/** The server's rooms; each may import earlier ones only. */
export declare const serverOrder: readonly string[]
