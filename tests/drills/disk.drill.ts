/**
 * `npm run drill -- disk [lleno] [lleno-postgres] [lento] [lento-postgres]`: a disk that fills up, or that takes half a second for each write,
 * under a server that is writing. What was acknowledged is there, once and whole; what was refused says why; reading goes on; afterwards
 * the server goes on by itself. Needs Linux; a full disk needs root (a disk of its own), a slow one needs gcc.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { freeBytes } from '../../apps/api/src/db/room.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { signIn } from '../bench/app-process.ts'
import { machineLine } from '../bench/machine.ts'
import { READY, spawnServer } from '../faults/process.ts'
import { credentials } from '../support/credentials.ts'
import { startPostgresApart } from '../support/postgres-apart.ts'
import { slowDisk } from './disk/slow-disk.ts'
import { CHUNK, fill, onDisk, readyAgain } from './disk/tools.ts'
import { drillUnder, type Place } from './disk/traffic.ts'

const ROOM = 40 * 1_048_576
const POSTGRES_DISK = 512 * 1_048_576
const WRITES = 200
const AFTERWARDS = 50
/** Longer than a server remembers that a write did not fit. */
const NOBODY_TRIES_MS = 20_000
const LONG = 'á'.repeat(900)
const SENTENCE = 'No queda espacio en el disco'
const readChannel = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int }))
const readPage = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Array(Schema.Struct({ id: Schema.Int, mensaje: Schema.String })),
    hay_mas: Schema.Boolean,
  }),
)
const readCode = Schema.decodeUnknownSync(Schema.Struct({ codigo: Schema.String }))

/** Bytes of the pages that a folder takes in memory. */
const takenBy = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => Math.ceil(statSync(join(parentPath, name)).size / CHUNK.length) * CHUNK.length)
    .reduce((total, bytes) => total + bytes, 0)

const caller = (url: string, token: string) => async (path: string, body?: object) => {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...credentials(token), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.text() }
}

const textOf = (index: number): string => `aviso-${index}. ${LONG} fin`

const allMessages = async (call: ReturnType<typeof caller>, canal_id: number): Promise<string[]> => {
  const found: string[] = []
  for (let before: number | null = null; ;) {
    const asked = before === null ? { canal_id } : { canal_id, antes_de: before }
    const { data, hay_mas } = readPage(JSON.parse((await call('/api/mensaje/listarPorCanal/', asked)).body))
    found.push(...data.map(({ mensaje }) => mensaje))
    before = data.reduce((least, { id }) => Math.min(least, id), before ?? Infinity)
    if (!hay_mas || data.length === 0) return found
  }
}

const fillUnder = async (disk: string): Promise<boolean> => {
  const dataDir = join(disk, 'datos')
  const server = await spawnServer({ DATA_DIR: dataDir, RATE_LIMIT_AUTH: '1000000', LOG_LEVEL: 'silent' })
  try {
    await server.says(READY)
    const call = caller(server.url, await signIn(server.url, 'medico@cauce.demo'))
    const canal_id = readChannel(JSON.parse((await call('/api/chat/crear', { user_recibe_id: 2 })).body)).id
    const write = (index: number) =>
      call('/api/mensaje/crear', { canal_id, mensaje: textOf(index), clave: `simulacro-${index}` })
    fill(join(disk, 'relleno'))
    const tally = { lecturas: 0, lecturasMalas: 0 }
    const [done, refused]: [number[], number[]] = [[], []]
    const others = new Set<string>()
    for (let index = 0; index < WRITES; index += 1) {
      const { status, body } = await write(index)
      if (status === 200) done.push(index)
      else if (status === 503 && readCode(JSON.parse(body)).codigo === 'servidor.sin_espacio') refused.push(index)
      else others.add(`${status} ${body.slice(0, 160)}`)
      const read = await call('/api/consultas/consulta/1')
      if (read.status === 200) tally.lecturas += 1
      else tally.lecturasMalas += 1
    }
    const ready = await call('/readyz')
    const others503 = WRITES - done.length - refused.length
    rmSync(join(disk, 'relleno'))
    const recovered = await readyAgain(server.url)
    let again = 0
    for (const index of refused) again += (await write(index)).status === 200 ? 1 : 0
    for (let index = WRITES; index < WRITES + AFTERWARDS; index += 1) {
      if ((await write(index)).status === 200) done.push(index)
    }
    const found = (await allMessages(call, canal_id)).filter((text) => text.startsWith('aviso-'))
    const times = Map.groupBy(found, (text) => text)
    const lost = [...done, ...refused].filter((index) => !times.has(textOf(index))).length
    const twice = [...times.values()].filter((same) => same.length > 1).length
    const half = found.filter((text) => !text.endsWith(' fin')).length
    console.log(`con 0 bytes libres: ${WRITES} escrituras`)
    console.log(`  confirmadas ${done.length - AFTERWARDS} · 503 sin espacio ${refused.length} · otras ${others503}`)
    console.log(`  lecturas servidas ${tally.lecturas} · no servidas ${tally.lecturasMalas} · /readyz ${ready.status}`)
    console.log(`con espacio otra vez: /readyz listo a los ${recovered ?? '—'} ms, sin reiniciar`)
    console.log(`  repetidas con su clave ${again} de ${refused.length} · nuevas ${AFTERWARDS}`)
    console.log(`perdidas ${lost} · dos veces ${twice} · a medias ${half}`)
    for (const other of others) console.log(`  otra: ${other}`)
    return lost + twice + half + others503 + tally.lecturasMalas === 0 && ready.status === 503 && recovered !== null
  } finally {
    server.kill('SIGKILL')
    await server.ended
  }
}

/** With sixteen kilobytes left it says why it does not start, without a stack. */
const startWithout = async (disk: string): Promise<boolean> => {
  fill(join(disk, 'relleno'), 16_384)
  const server = await spawnServer({ DATA_DIR: join(disk, 'datos') })
  const code = await server.ended
  const clear = server.output().includes(SENTENCE) && !/\n\s+at /u.test(server.output())
  console.log(
    `arranque con ${freeBytes(disk) ?? 0} bytes libres: código ${code}, ${clear ? 'una frase' : server.output()}`,
  )
  return clear && code === 1
}

const fullEmbedded = async (): Promise<boolean> => {
  const filled = await newDataDir('demo', new Date())
  try {
    return await onDisk(takenBy(filled) + ROOM, async (disk) => {
      cpSync(filled, join(disk, 'datos'), { recursive: true })
      const under = await fillUnder(disk)
      return (await startWithout(disk)) && under
    })
  } finally {
    rmSync(filled, { recursive: true, force: true })
  }
}

/** A database of PostgreSQL with the demo in it, and what starts a server over it. */
const withDemo = async (databaseUrl: string, dataDir: string): Promise<Place> => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CAUCE_DEMO: '1' }
  const first = await spawnServer(env)
  await first.says(READY)
  first.kill('SIGTERM')
  await first.ended
  return { env, databaseUrl, dataDir }
}

const fullPostgres = (): Promise<boolean> =>
  onDisk(POSTGRES_DISK, async (disk) => {
    const cluster = await startPostgresApart({ place: disk })
    const dataDir = mkdtempSync(join(tmpdir(), 'cauce-simulacro-'))
    const filler = join(disk, 'relleno')
    const idle = { ready: 0 }
    try {
      const { isGood, during } = await drillUnder(await withDemo(cluster.url, dataDir), {
        name: 'PostgreSQL con 0 bytes libres',
        writers: 4,
        writes: WRITES,
        begin: () => fill(filler),
        end: async (url) => {
          await new Promise((done) => setTimeout(done, NOBODY_TRIES_MS))
          idle.ready = (await fetch(`${url}/readyz`)).status
          rmSync(filler)
        },
        revive: async (url) => {
          if ((await readyAgain(url)) !== null) return null
          cluster.startAgain()
          return 'PostgreSQL había terminado: se arrancó otra vez'
        },
      })
      console.log(`  ${NOBODY_TRIES_MS / 1_000} s sin que nadie escriba, todavía sin espacio: /readyz ${idle.ready}`)
      return isGood && during.ready.includes('503') && idle.ready === 503
    } finally {
      await cluster.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

const SLOW = { writers: 4, writes: 60 } as const

const slowEmbedded = async (): Promise<boolean> => {
  const disk = slowDisk()
  const dataDir = await newDataDir('demo', new Date())
  try {
    const place = { env: { DATA_DIR: dataDir, ...disk.env }, databaseUrl: null, dataDir }
    const { isGood, during } = await drillUnder(place, { ...SLOW, ...disk, name: 'embebida, 500 ms cada escritura' })
    return isGood && during.unread.length === 0
  } finally {
    disk.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const slowPostgres = async (): Promise<boolean> => {
  const disk = slowDisk()
  const cluster = await startPostgresApart({ place: disk.place, env: disk.env })
  const dataDir = mkdtempSync(join(tmpdir(), 'cauce-simulacro-'))
  try {
    const place = await withDemo(cluster.url, dataDir)
    const { isGood, during } = await drillUnder(place, { ...SLOW, ...disk, name: 'PostgreSQL, 500 ms cada escritura' })
    return isGood && during.unread.length === 0
  } finally {
    await cluster.close()
    rmSync(dataDir, { recursive: true, force: true })
    disk.close()
  }
}

const CASES = {
  lleno: fullEmbedded,
  'lleno-postgres': fullPostgres,
  lento: slowEmbedded,
  'lento-postgres': slowPostgres,
}

/** Every case, or those that are named. */
export const drill = async (named: readonly string[]): Promise<boolean> => {
  console.log(machineLine())
  let isGood = true
  for (const [name, work] of Object.entries(CASES)) {
    if (named.length === 0 || named.includes(name)) isGood = (await work()) && isGood
  }
  return isGood
}
