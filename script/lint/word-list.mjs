const most = 40

/** Longer lists of words belong in a text file (readWords) or a vocabulary, where they can be reviewed and say where they come from. */
export const wordList = {
  create(context) {
    return {
      'CallExpression[callee.property.name="split"]'(node) {
        if (!/^(?:' '|',\s?'|\/\\s\+\/u?)$/.test(node.arguments[0]?.raw ?? '')) return
        const { object } = node.callee
        const text = object.type === 'TemplateLiteral' ? object.quasis[0].value.raw : object.value
        const words = typeof text === 'string' ? text.split(/[\s,]+/).length : 0
        if (words <= most) return
        context.report({ node, message: `A list of ${words} words belongs in a text file (readWords).` })
      },
    }
  },
}
