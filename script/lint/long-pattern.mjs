const longest = 150

/**
 * Longer patterns belong into wordings/*.txt, with a few alternatives per line (readPatterns), where they can be
 * reviewed.
 */
export const longPattern = {
  create(context) {
    const check = (node, length) => {
      if (length <= longest) return
      context.report({ node, message: `A pattern of ${length} characters belongs in wordings/*.txt (readPatterns).` })
    }
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern.length),
      'NewExpression[callee.name="RegExp"] > TaggedTemplateExpression'(node) {
        check(node, node.range[1] - node.range[0])
      },
    }
  },
}
