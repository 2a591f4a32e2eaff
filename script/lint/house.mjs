import { functionStyle } from './function-style.mjs'
import { longPattern } from './long-pattern.mjs'
import { unsafeCall } from './unsafe-call.mjs'
import { wordList } from './word-list.mjs'

/** The project's own lint rules. */
export default {
  meta: { name: 'house' },
  rules: {
    'function-style': functionStyle,
    'long-pattern': longPattern,
    'unsafe-call': unsafeCall,
    'word-list': wordList,
  },
}
