/** Sends the bytes of a file to an address that the server handed out. No authorization travels: the address is the permission. */
import { ApiError } from '@cauce/contract/errors'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'

const FIRST_REFUSAL = 400
const FIRST_SERVER_ERROR = 500
const TOO_MANY = 429
const readRefusal = Schema.decodeUnknownExit(Schema.fromJsonString(ApiError))

interface Told {
  /** Bytes that have left. */
  readonly onProgress: (sent: number) => void
  readonly onSent: () => void
  /** `error` null: no answer arrived. `again`: the same bytes may be sent again. */
  readonly onFailed: (error: string | null, again: boolean) => void
}

/**
 * `fetch` does not tell how much has left; this does.
 * @returns the function that stops
 */
export const sendBytes = (url: string, file: Blob, { onProgress, onSent, onFailed }: Told): (() => void) => {
  const request = new XMLHttpRequest()
  request.open('PUT', url)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
  request.addEventListener('load', () => {
    if (request.status < FIRST_REFUSAL) {
      onSent()
      return
    }
    const error = Exit.match(readRefusal(request.responseText), {
      onSuccess: (refusal) => refusal.error,
      onFailure: () => null,
    })
    onFailed(error, request.status >= FIRST_SERVER_ERROR || request.status === TOO_MANY)
  })
  request.addEventListener('error', () => onFailed(null, true))
  request.send(file)
  return () => request.abort()
}
