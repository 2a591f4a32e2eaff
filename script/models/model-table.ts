import { fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

function row({ id, title, input, work }: Model): string {
  const types = input.kind === 'text' ? [] : [...input.accept, ...(input.companion?.accept ?? [])]
  const taken = types.length === 0 ? 'text' : types.map((type) => fileTypes[type].label).join(', ')
  return `| [${id}](${id}.md) | ${title} | ${taken} | ${work?.engineName ?? 'not measured yet'} |`
}

/** docs/models/README.md: every model in the registry's order. */
export const modelTable = (models: readonly Model[]): string => `# The models

One page each: what it takes and gives, how its embedded engine works, what a provider adds, what it was measured on and **what it cannot do**.
Figures stand in each model's \`evidence.json\`, written by \`script/evaluate <id>\`, and on its page in the product; [aims](../aims.md) says which of the aims they reach.

Above every model's answer to a picture (JPEG, PNG, WebP) that may be sexually explicit stands a warning: two networks of different origin must agree and a
person be seen, or both be beyond doubt. Of 520 harmless pictures none got one. How many explicit ones get one is not measured, because none are kept here.
Pictures inside PDFs are not judged; frames of videos are, by [videoModeration](videoModeration.md) alone. The answer itself is not withheld.

This list is written from the definitions by \`script/list-models\`.

| model | title | input | embedded engine |
|---|---|---|---|
${models.map(row).join('\n')}
`
