import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

declare const configuration: { forbidden: (IForbiddenRuleType & { name: string })[]; options: ICruiseOptions }
export default configuration
