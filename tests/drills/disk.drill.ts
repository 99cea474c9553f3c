/**
 * A disk that fills up under a server that is writing, on the embedded database: what was acknowledged is there, once and whole; what
 * was refused says why; reading goes on; with room again the server goes on by itself. Needs Linux and root, for a disk of its own.
 */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { freeBytes } from '../../apps/api/src/db/room.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { signIn } from '../bench/app-process.ts'
import { machineLine } from '../bench/machine.ts'
import { READY, spawnServer } from '../faults/process.ts'
import { credentials } from '../support/credentials.ts'

const ROOM = 40 * 1_048_576
const CHUNK = Buffer.alloc(4_096, 7)
const WRITES = 200
const AFTERWARDS = 50
const LONG = 'á'.repeat(900)
const WAIT_MS = 60_000
const SENTENCE = 'No queda espacio en el disco'
const readChannel = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int }))
const readPage = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Array(Schema.Struct({ id: Schema.Int, mensaje: Schema.String })),
    hay_mas: Schema.Boolean,
  }),
)
const readCode = Schema.decodeUnknownSync(Schema.Struct({ codigo: Schema.String }))

const run = (command: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}

/** Bytes of the pages that a folder takes in memory. */
const takenBy = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => Math.ceil(statSync(join(parentPath, name)).size / CHUNK.length) * CHUNK.length)
    .reduce((total, bytes) => total + bytes, 0)

/** Writes until nothing more fits, but for so many bytes. */
const fill = (file: string, leave = 0): void => {
  const target = openSync(file, 'a')
  let written = 0
  try {
    for (;;) written += writeSync(target, CHUNK)
  } catch {
    // Full, which is what was wanted.
  } finally {
    closeSync(target)
  }
  if (leave > 0) truncateSync(file, written - leave)
}

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

const readyAgain = async (call: ReturnType<typeof caller>): Promise<number | null> => {
  const started = performance.now()
  while (performance.now() - started < WAIT_MS) {
    if ((await call('/readyz')).status === 200) return Math.round(performance.now() - started)
    await new Promise((done) => setTimeout(done, 250))
  }
  return null
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
    const recovered = await readyAgain(call)
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

export const drill = async (): Promise<boolean> => {
  const filled = await newDataDir('demo', new Date())
  const disk = mkdtempSync(join(tmpdir(), 'cauce-disco-'))
  const size = takenBy(filled) + ROOM
  run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  try {
    cpSync(filled, join(disk, 'datos'), { recursive: true })
    console.log(machineLine())
    const under = await fillUnder(disk)
    return (await startWithout(disk)) && under
  } finally {
    run('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
    rmSync(filled, { recursive: true, force: true })
  }
}
