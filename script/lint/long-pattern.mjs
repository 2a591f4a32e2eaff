const longest = 150

/** What is longer than a line is read and reviewed in wordings/*.txt, a few alternatives a line (readPatterns). */
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
