/** What a browser says of what it downloaded and painted. */
import type { CDPSession, Page } from 'playwright-core'

/** Bytes on the wire. */
export interface Transfer {
  js: number
  all: number
}

/** Counts what travels, headers included, from now on. */
export const countTransfer = async (session: CDPSession): Promise<Transfer> => {
  const transfer: Transfer = { js: 0, all: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') transfer.js += encodedDataLength
  })
  await session.send('Network.enable')
  return transfer
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
