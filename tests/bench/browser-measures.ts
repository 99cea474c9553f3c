/** What a browser says of what it downloaded and painted. */
import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** What travelled. */
export interface Transfer {
  /** Scripts, styles and fonts. The page itself, its icon and what the server answers are no files of the build. */
  readonly files: number
  /** Bytes on the wire. */
  readonly js: number
  /** Of those files. */
  readonly built: number
  readonly all: number
}

const BUILT: readonly string[] = ['Script', 'Stylesheet', 'Font']

/** Nothing travels for so long: what the page asks for at leisure has come too. */
const STILL_MS = 1_500
const LOOK_MS = 100

export interface Meter {
  /** What has travelled so far. */
  readonly soFar: () => Transfer
  /** Waits until nothing travels any more, then tells what has. */
  readonly settled: () => Promise<Transfer>
}

/** Counts what travels, headers included, from now on. What the browser takes from its cache does not travel. */
export const countTransfer = async (session: CDPSession): Promise<Meter> => {
  const transfer = { files: 0, js: 0, built: 0, all: 0 }
  const kinds = new Map<string, string>()
  const underWay = new Set<string>()
  let last = Date.now()
  const ended = (requestId: string): void => {
    underWay.delete(requestId)
    last = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId)
    last = Date.now()
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache !== true) kinds.set(requestId, type)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => kinds.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId)
    const kind = kinds.get(requestId)
    if (kind === undefined) return
    transfer.all += encodedDataLength
    if (BUILT.includes(kind)) {
      transfer.files += 1
      transfer.built += encodedDataLength
    }
    if (kind === 'Script') transfer.js += encodedDataLength
  })
  await session.send('Network.enable')
  return {
    soFar: () => ({ ...transfer }),
    settled: async () => {
      while (underWay.size > 0 || Date.now() - last < STILL_MS) await delay(LOOK_MS)
      return { ...transfer }
    },
  }
}

/** A slow phone line and a processor four times slower. */
export const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  const bytesPerSecond = (1_638 * 1_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds from the start of the page to its largest paint so far. */
export const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
