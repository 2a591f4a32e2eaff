const most = 40
const bareWords = /^\s*(?:[\p{L}\p{N}'’_-]+[\s,]+)*[\p{L}\p{N}'’_-]+[\s,]*$/u

/** Longer lists of words belong in a text file (readWords) or a vocabulary, where they can be reviewed and say where they come from. */
export const wordList = {
  create(context) {
    const check = (node, text) => {
      const words = text.trim().split(/[\s,]+/).length
      if (words <= most || !bareWords.test(text)) return
      context.report({ node, message: `A list of ${words} words belongs in a text file (readWords).` })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}
