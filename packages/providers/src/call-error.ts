import { APICallError } from 'ai'

/** A failed call in the library's own form, for `asProviderError`. */
export const callError = (url: string, response: Response): APICallError =>
  new APICallError({
    message: `status ${response.status}`,
    url,
    // What was sent is somebody's input.
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  })
