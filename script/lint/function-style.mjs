/**
 * Holds decision 022: a module's function with a body of statements is a declaration; an arrow is one expression,
 * or lives inside another function, or takes its type from an annotation.
 */
export const functionStyle = {
  create(context) {
    return {
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"]'(statement) {
        for (const { id, init } of statement.declarations) {
          const isBlockArrow = init?.type === 'ArrowFunctionExpression' && init.body.type === 'BlockStatement'
          if (isBlockArrow && !id.typeAnnotation) {
            context.report({ node: id, message: `Write ${id.name} as a function declaration (decision 022).` })
          }
        }
      },
    }
  },
}
