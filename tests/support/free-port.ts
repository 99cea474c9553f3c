import { createServer } from 'node:net'

/** A port that nobody has. */
export const freePort = (): Promise<number> =>
  new Promise((done, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
