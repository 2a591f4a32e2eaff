import { asPng } from '@vitrine/engines/painting/as-png.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { PicturePrompt } from '@vitrine/model-kit/provider-prompt.ts'
import { requireTopic } from './require-topic.ts'
import type { GeneratedImage } from './schema.ts'

// Characters; the smallest limit of the common endpoints.
const longestWords = 4000

/** The provider makes the picture, photographs included; which words it painted is not known. */
export const imagePrompt: PicturePrompt<GeneratedImage> = {
  needs: 'image',
  words: ({ text, options }) => {
    const topic = requireTopic(text)
    const words = [topic, String(options.instructions ?? '').trim()].filter((part) => part !== '').join('. ')
    if (words.length > longestWords) {
      throw new ProviderError(`The provider is asked for pictures of up to ${longestWords} characters.`, {
        transient: false,
      })
    }
    return words
  },
  accept: async ({ bytes }) => {
    const picture = await asPng(bytes)
    if (picture === null) {
      throw new ProviderError('What the provider sent is no picture that can be shown.', { transient: false })
    }
    const { png, width, height } = picture
    return {
      image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      width,
      height,
      seed: null,
      scene: null,
      understood: true,
      notPainted: [],
    }
  },
}
