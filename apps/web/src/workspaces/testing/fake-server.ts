/** Answers calls by their path, in place of the network, for the tests of the workspaces. */
import { vi } from 'vitest'

interface Call {
  readonly path: string
  readonly key: string | null
  /** What travelled as text, read. */
  readonly body: unknown
}

type Reply = { readonly status?: number; readonly json: unknown } | 'no answer' | 'silence'

/** @param replies the first whose path is contained in the called one answers; the rest is 404; `silence` never answers */
export const fakeServer = (replies: Readonly<Record<string, Reply>>) => {
  const calls: Call[] = []
  const answers: Record<string, Reply> = { ...replies }
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ path: address, key: new Headers(init?.headers).get('idempotency-key'), body })
    const path = Object.keys(answers).find((known) => address.includes(known))
    const reply = path === undefined ? undefined : answers[path]
    if (reply === 'no answer') return Promise.reject(new TypeError('network'))
    if (reply === 'silence') return new Promise<Response>(() => undefined)
    if (reply === undefined) {
      return Promise.resolve(Response.json({ error: 'No existe', codigo: 'no_encontrado' }, { status: 404 }))
    }
    return Promise.resolve(Response.json(reply.json, { status: reply.status ?? 200 }))
  })
  return {
    calls,
    answer: (path: string, reply: Reply): void => {
      answers[path] = reply
    },
  }
}
