/**
 * The chat under load: 1,000 sockets in 100 channels. What is delivered a second, how late, what is lost and what comes twice, beside
 * socket.io alone on the same machine. `npm run bench -- chat [SECONDS]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as Schema from 'effect/Schema'
import { MAX_MESSAGES_PAGE } from '@cauce/contract/chat'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { startApp, startProcess } from './app-process.ts'
import { fillCrowd, type CrowdedChannel } from './chat-crowd.ts'
import { gather, SOCKETS, type Audience, type ChatFigures, type ChatTarget } from './chat-load.ts'
import { machineLine } from './machine.ts'
import { credentials } from '../support/credentials.ts'

const SECONDS = 20
/** Messages of everybody together: more than a hundred conversations at their liveliest. */
const STEADY = 20
/** Bars of the project. */
const P99_MS = 250

const readPage = Schema.decodeUnknownSync(
  Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.Int })), hay_mas: Schema.Boolean }),
)

const ms = (value: number): string => `${value.toFixed(1)} ms`

const row = (what: string, base: string, figures: ChatFigures): void =>
  console.log(
    `| ${what} | ${base} | ${figures.sent} | ${Math.round(figures.perSecond)} | ${ms(figures.p50)} | ${ms(figures.p99)} | ${ms(figures.max)} | ${figures.lost} | ${figures.doubled} | ${figures.outOfOrder} | ${figures.refused} |`,
  )

interface Both {
  readonly steady: ChatFigures
  readonly full: ChatFigures
}

const measure = async (audience: Audience, seconds: number, base: string): Promise<Both> => {
  await audience.full(2)
  const steady = await audience.steady(seconds, STEADY)
  row(`${STEADY} mensajes por segundo`, base, steady)
  const full = await audience.full(seconds)
  row('100 que escriben sin pausa', base, full)
  return { steady, full }
}

/** Every id of a channel, as a browser that was away asks for what it missed. */
const missed = async (url: string, { canal_id, tokens }: CrowdedChannel): Promise<ReadonlySet<number>> => {
  const ids = new Set<number>()
  for (let despues_de = 0, isMore = true; isMore;) {
    const answer = await fetch(`${url}/api/mensaje/listarPorCanal/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(tokens[1]) },
      body: JSON.stringify({ canal_id, despues_de, limite: MAX_MESSAGES_PAGE }),
    })
    const { data, hay_mas } = readPage(await answer.json())
    for (const { id } of data) ids.add(id)
    despues_de = data.at(-1)?.id ?? despues_de
    isMore = hay_mas && data.length > 0
  }
  return ids
}

/** Messages that were answered and that whoever asks later does not find. */
const notKept = async (url: string, audience: Audience, channels: readonly CrowdedChannel[]): Promise<number> => {
  let count = 0
  for (const channel of channels) {
    const kept = await missed(url, channel)
    for (const id of audience.acknowledged.get(channel.canal_id) ?? []) if (!kept.has(id)) count += 1
  }
  return count
}

const onFloor = async (channels: readonly CrowdedChannel[], seconds: number): Promise<Both> => {
  const floor = await startProcess(path.join(import.meta.dirname, 'chat-floor.ts'), {})
  try {
    const audience = await gather({ url: floor.url, place: '/mensaje', channels })
    const figures = await measure(audience, seconds, 'socket.io solo')
    audience.close()
    return figures
  } finally {
    await floor.stop()
  }
}

const onOurs = async (
  env: Readonly<Record<string, string>>,
  channels: readonly CrowdedChannel[],
  seconds: number,
): Promise<Both & { readonly missing: number }> => {
  const app = await startApp(env)
  try {
    const target: ChatTarget = { url: app.url, place: '/api/mensaje/crear', channels }
    const audience = await gather(target)
    const figures = await measure(audience, seconds, 'Cauce')
    audience.close()
    return { ...figures, missing: await notKept(app.url, audience, channels) }
  } finally {
    await app.stop()
  }
}

const crowd = async (dataDir: string): Promise<readonly CrowdedChannel[]> => {
  const database = await openDatabase(
    { databaseUrl: null, dataDir },
    { now: new Date(), say: (line) => console.error(line) },
  )
  try {
    return await fillCrowd(database.db, new Date())
  } finally {
    await database.close()
  }
}

export const bench = async ([seconds = String(SECONDS)]: readonly string[] = []): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cauce-chat-'))
  const env = { DATA_DIR: folder }
  try {
    await startApp(env).then((app) => app.stop())
    const channels = await crowd(folder)
    console.log(`${machineLine()} · ${SOCKETS} conexiones en ${channels.length} canales\n`)
    console.log(
      '| carga | servidor | enviados | entregas/s | p50 | p99 | máximo | perdidas | dobles | en desorden | rechazados |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|---|')
    const floor = await onFloor(channels, Number(seconds))
    const ours = await onOurs(env, channels, Number(seconds))
    const share = ours.full.perSecond / floor.full.perSecond
    const lost = ours.steady.lost + ours.full.lost
    const doubled = ours.steady.doubled + ours.full.doubled
    const refused = ours.steady.refused + ours.full.refused
    console.log(`\nEntregas sin pausa frente a socket.io solo: ${(share * 100).toFixed(0)} %.`)
    console.log(`Confirmados que no están al volver a pedirlos: ${ours.missing}.`)
    console.log(`Barras: perdidas 0, dobles 0, rechazados 0, p99 < ${P99_MS} ms a ${STEADY} mensajes por segundo.`)
    return lost + doubled + refused + ours.missing === 0 && ours.steady.p99 < P99_MS
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
