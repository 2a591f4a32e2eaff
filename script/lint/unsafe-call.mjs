/** Options and their reason not to be set. */
const options = new Map([
  ['shell', 'Give a command its arguments as a list: a shell would read what people typed.'],
  ['rejectUnauthorized', 'Certificates are checked everywhere; trust another authority by NODE_EXTRA_CA_CERTS.'],
])

const htmlOf = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'])
const brokenHashes = new Set(['md5', 'sha1'])

/** Calls that ASVS forbids everywhere, and that no rule of the linter's own reports. */
export const unsafeCall = {
  create(context) {
    const reportHtml = (node, property) => {
      if (property.type !== 'Identifier' || !htmlOf.has(property.name)) return
      context.report({ node, message: 'Text is put into a page as text, by React or textContent, never as HTML.' })
    }
    return {
      'ObjectExpression > Property'(node) {
        const message = options.get(node.key.name)
        if (message) context.report({ node, message })
      },
      'AssignmentExpression > MemberExpression.left': (node) => reportHtml(node, node.property),
      'CallExpression > MemberExpression.callee': (node) => reportHtml(node, node.property),
      'CallExpression[callee.name="createHash"]'(node) {
        const [name] = node.arguments
        if (!brokenHashes.has(name?.value)) return
        context.report({ node, message: `${name.value} is broken: use sha256.` })
      },
    }
  },
}
