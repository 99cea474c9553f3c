/** Takes the bytes that a screen sends, in place of the network, for the tests of the workspaces. */
import { vi } from 'vitest'

/** One sending, which the test lets advance, arrive or fail. */
interface Sending {
  readonly url: string
  readonly size: number
  readonly isStopped: () => boolean
  readonly advance: (loaded: number) => void
  readonly answer: (status: number, json?: object) => void
  readonly cut: () => void
}

/** Every sending since, in their order. */
export const takeSentBytes = (): readonly Sending[] => {
  const sendings: Sending[] = []
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #url = ''
    #stopped = false
    open(_method: string, url: string): void {
      this.#url = url
    }
    setRequestHeader(): void {}
    abort(): void {
      this.#stopped = true
    }
    send(file: Blob): void {
      sendings.push({
        url: this.#url,
        size: file.size,
        isStopped: () => this.#stopped,
        advance: (loaded) => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded })),
        answer: (status, json = {}) => {
          this.status = status
          this.responseText = JSON.stringify(json)
          this.dispatchEvent(new Event('load'))
        },
        cut: () => this.dispatchEvent(new Event('error')),
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sendings
}
