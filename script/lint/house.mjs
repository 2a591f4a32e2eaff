import { functionStyle } from './function-style.mjs'
import { longPattern } from './long-pattern.mjs'

/** The project's own lint rules. */
export default { meta: { name: 'house' }, rules: { 'function-style': functionStyle, 'long-pattern': longPattern } }
