import { APICallError } from 'ai'

/** A failed call as the library's own error, for `asProviderError`. */
export const callError = (url: string, response: Response): APICallError =>
  new APICallError({
    message: `status ${response.status}`,
    url,
    // Left out: the request contains somebody's input.
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  })
