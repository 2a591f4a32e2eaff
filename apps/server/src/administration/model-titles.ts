import type { Model } from '@vitrine/model-kit/model.ts'

/** Gives a model's title, and its id where it is no longer in the catalogue. */
export function titlesOf(models: readonly Pick<Model, 'id' | 'title'>[]): (id: string) => string {
  const titles = new Map(models.map(({ id, title }) => [id, title]))
  return (id) => titles.get(id) ?? id
}
