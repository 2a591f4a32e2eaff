/**
 * Enforces decision 022: a module-level function with a statement body is a declaration; an arrow is a single
 * expression, or inside another function, or gets its type from an annotation.
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
