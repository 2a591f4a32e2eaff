/** What was looked at since the page was loaded. It leaves the browser with an access request only, when its sender agreed. */
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
