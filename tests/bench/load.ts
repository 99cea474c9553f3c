/** Load over HTTP against ours and the floor in turns, so that what else the machine does weighs on both. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { median } from './machine.ts'
import { credentials } from '../support/credentials.ts'

export const CONNECTIONS = 10
export const WARM_UP_SECONDS = 3
export const SECONDS = 5
export const ROUNDS = 3

/** What each connection asks again and again; a write carries a key of its own each time. */
export interface Target {
  readonly url: string
  readonly token?: string
  /** A POST when there is one, else a GET. */
  readonly body?: unknown
}

export interface Figures {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Answers that are not 2xx, broken connections and timeouts. */
  readonly bad: number
}

const load = async ({ url, token, body }: Target, seconds: number): Promise<Figures> => {
  const latencies: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: credentials(token),
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              body: JSON.stringify(body),
              requests: [
                {
                  setupRequest: (request: autocannon.Request) => ({
                    ...request,
                    headers: {
                      ...request.headers,
                      'content-type': 'application/json',
                      'idempotency-key': randomUUID(),
                    },
                  }),
                },
              ],
            }),
      },
      (error: unknown, done) => (error ? reject(new Error('La carga falló', { cause: error })) : resolve(done)),
    )
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    perSecond: result['2xx'] / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bad: result.non2xx + result.errors + result.timeouts,
  }
}

const middle = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p95: median(rounds.map((round) => round.p95)),
  p99: median(rounds.map((round) => round.p99)),
  bad: rounds.reduce((sum, round) => sum + round.bad, 0),
})

/** Median of the rounds of each target: first all warm up, then they take turns. */
export const inTurns = async (targets: readonly Target[]): Promise<Figures[]> => {
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  const rounds = targets.map((target) => ({ target, figures: [] as Figures[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { target, figures } of rounds) figures.push(await load(target, SECONDS))
  }
  return rounds.map(({ figures }) => middle(figures))
}
