import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { analysePipes } from './engine.ts'
import type { Pipes } from './schema.ts'

const reject = 'not_a_sewer_pipe'
const words = {
  drawing: 'a drawing or plan with pipes as lines',
  sewer_open: 'a photo of a sewer camera, the view along the open pipe',
  sewer_lateral_pipe: 'a photo of a sewer camera, a connecting pipe from the side or jutting in',
  [reject]: 'neither a drawing with pipes nor a picture of a sewer camera',
}

/** A vision model distinguishes drawings from views of a sewer; the parts of the pipes are found and counted here, which it cannot. */
export const pipesPrompt = labelledPicturePrompt<Pipes>({
  about: 'You tell what a picture shows: a drawing with pipes, or a view of a sewer camera.',
  words,
  reject,
  engine: analysePipes,
  complete: ({ best }, own, measured) => {
    if (best === 'drawing') {
      return measured.view === 'drawing'
        ? { ...own, known: measured.known }
        : { ...own, known: false, view: 'drawing', objects: [], counts: {} }
    }
    return { ...own, view: best === null ? 'none' : 'photo', objects: [], counts: {} }
  },
})
