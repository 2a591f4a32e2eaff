/** The models viewed since the page was loaded. Sent only with an access request, and with consent. */
const models = new Set<string>()
const samples = new Map<string, { model: string; sample: string }>()

const mostModels = 50
const mostSamples = 100

export const noteModel = (id: string) => void models.add(id)
export const noteSample = (model: string, sample: string) => void samples.set(`${model}/${sample}`, { model, sample })

export const visitedSoFar = () => ({
  models: [...models].slice(-mostModels),
  samples: [...samples.values()].slice(-mostSamples),
})
