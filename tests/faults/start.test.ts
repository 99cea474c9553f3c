/** What can go wrong at the start: each is one clear line and an exit code that is not zero, and nothing is lost. */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../apps/api/src/admin/command.ts'
import { migrate, migrations } from '../../apps/api/src/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { freePort } from '../support/free-port.ts'
import { READY, type ServerProcess, spawnServer } from './process.ts'

/** A user that owns nothing. */
const NOBODY = 65_534

let dir: string
let running: ServerProcess[]
beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
  running = []
})
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(dir, { recursive: true, force: true })
})

const run = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await spawnServer({ DATA_DIR: dir, ...env })
  running.push(server)
  return server
}
const runReady = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await run(env)
  await server.says(READY)
  return server
}
/** It must end by itself, with one line. */
const complaint = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const server = await run(env)
  expect(await server.ended).toBe(1)
  const lines = server.output().trim().split('\n')
  expect(lines, server.output()).toHaveLength(1)
  return lines[0] ?? ''
}
const signInStatus = async (url: string): Promise<number> =>
  (
    await fetch(`${url}/api/auth/validar-usuario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'medico@cauce.demo', password: 'Cauce.2026*' }),
    })
  ).status
const mails = async (url: string): Promise<unknown[]> => (await fetch(`${url}/demo/correo.json`)).json()
const aside = (): string[] => readdirSync(dir).filter((name) => name.startsWith('db.apartada-'))

describe('una sola carpeta, un solo proceso', () => {
  it('el segundo se niega, nombra al primero, y el primero sigue sin daño', async () => {
    const first = await runReady()
    const line = await complaint({})
    expect(line).toContain(`en uso por el proceso ${first.pid}`)
    expect(await signInStatus(first.url)).toBe(200)
  })

  it('la marca de un proceso muerto se releva', async () => {
    const first = await runReady()
    first.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(dir, 'cauce.lock'))).toBe(true)
    const second = await runReady()
    expect(JSON.parse(readFileSync(join(dir, 'cauce.lock'), 'utf8'))).toMatchObject({ pid: second.pid })
    expect(await signInStatus(second.url)).toBe(200)
  })

  it('de dos que relevan a la vez, uno solo se queda con la carpeta', async () => {
    const first = await runReady()
    first.kill('SIGKILL')
    await first.ended
    const both = await Promise.all([run(), run(), run()])
    const outcomes = await Promise.all(
      both.map((server) => Promise.race([server.says(READY).then(() => READY), server.ended]).catch(() => 1)),
    )
    expect(outcomes.filter((outcome) => outcome === READY)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(2)
  })
})

describe('parar', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'con %s termina bien, devuelve la carpeta y conserva los datos',
    async (signal) => {
      const first = await runReady()
      await signInStatus(first.url)
      const before = await mails(first.url)
      first.kill(signal)
      expect(await first.ended).toBe(0)
      expect(existsSync(join(dir, 'cauce.lock'))).toBe(false)
      const second = await runReady()
      expect(await mails(second.url)).toEqual(before)
    },
  )
})

const within = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String)
/** Bytes of the largest relation, from its second page. */
const overwrite = (db: string, pages: number): void => {
  const folder = join(db, 'base', '5')
  const sizes = readdirSync(folder)
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  const file = openSync(join(folder, largest?.name ?? ''), 'r+')
  writeSync(file, randomBytes(pages * 8_192), 0, pages * 8_192, 8_192)
  closeSync(file)
}
const eachLog = (db: string, change: (file: string) => void): void => {
  const folder = join(db, 'pg_wal')
  for (const name of readdirSync(folder)) if (name.length === 24) change(join(folder, name))
}

describe('una base que no se puede abrir', () => {
  const damages: readonly (readonly [string, string, (db: string) => void])[] = [
    ['sin pg_control', 'está incompleta', (db) => rmSync(join(db, 'global/pg_control'))],
    ['sin PG_VERSION', 'está incompleta', (db) => rmSync(join(db, 'PG_VERSION'))],
    [
      'con otra cosa dentro',
      'está incompleta',
      (db) => {
        rmSync(db, { recursive: true })
        mkdirSync(db)
        writeFileSync(join(db, 'notas.txt'), 'no es una base de datos')
      },
    ],
    [
      'con pg_control en ceros',
      'está dañada',
      (db) => writeFileSync(join(db, 'global/pg_control'), Buffer.alloc(8_192)),
    ],
    ['con pg_control cortado', 'está dañada', (db) => truncateSync(join(db, 'global/pg_control'), 100)],
    [
      'con su registro pisado',
      'está dañada',
      (db) => eachLog(db, (log) => writeFileSync(log, Buffer.alloc(1_000_000, 7))),
    ],
    ['con veinte páginas de bytes al azar', 'está dañada (', (db) => overwrite(db, 20)],
    ['de otra versión', 'es de PostgreSQL 16', (db) => writeFileSync(join(db, 'PG_VERSION'), '16\n')],
  ]

  it.each(damages)('%s: detiene el inicio con su motivo, y no se reemplaza', async (_title, reason, damage) => {
    damage(join(dir, 'db'))
    const before = within(join(dir, 'db'))
    const line = await complaint({})
    expect(line).toContain(reason)
    if (reason !== 'es de PostgreSQL 16') {
      expect(line).toContain('npm run admin -- revisar')
      expect(line).toContain('npm run admin -- apartar confirmo')
    }
    expect(aside()).toEqual([])
    expect(within(join(dir, 'db'))).toEqual(expect.arrayContaining(before))
  })

  it.each([
    ['la base', 'db'],
    ['un archivo de la base', 'db/global/pg_control'],
    ['los archivos', 'archivos'],
    ['la clave', 'clave'],
  ])('%s de otro usuario: se dice cuál ruta, y nada se toca', async (_title, path) => {
    mkdirSync(join(dir, 'archivos'))
    writeFileSync(join(dir, 'clave'), 'x'.repeat(64))
    const everything = ['.', ...within(dir)]
    for (const name of everything) chownSync(join(dir, name), NOBODY, NOBODY)
    chownSync(join(dir, path), 0, 0)
    chmodSync(join(dir, path), 0o700)
    const server = await spawnServer({ DATA_DIR: dir }, { uid: NOBODY, gid: NOBODY })
    running.push(server)
    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n'), server.output()).toHaveLength(1)
    expect(server.output()).toContain(`No hay permiso para leer y escribir ${join(dir, path)} (EACCES)`)
    expect(aside()).toEqual([])
  })

  it('solo un primer inicio que no terminó se empieza otra vez', async () => {
    writeFileSync(join(dir, 'db.sin-terminar'), '')
    writeFileSync(join(dir, 'db/global/pg_control'), Buffer.alloc(8_192))
    const said: string[] = []
    const say = (line: string): void => void said.push(line)
    const { db, filled, close } = await openDatabase({ databaseUrl: null, dataDir: dir }, { now: new Date(), say })
    try {
      expect(said).toEqual([expect.stringContaining('El primer inicio no terminó')])
      expect(aside()).toHaveLength(1)
      expect(await migrate(db)).toEqual(migrations.map(({ name }) => name))
      filled()
      expect(existsSync(join(dir, 'db.sin-terminar'))).toBe(false)
    } finally {
      await close()
    }
  })

  it('apartarla pide la palabra; después hay otra nueva y la anterior sigue entera', async () => {
    overwrite(join(dir, 'db'), 20)
    const before = within(join(dir, 'db'))
    const said: string[] = []
    const order = (...words: string[]) =>
      runCommand(words, {
        say: (line) => void said.push(line),
        complain: (line) => void said.push(line),
        askPassword: async () => null,
        env: { DATA_DIR: dir },
        who: 'operadora',
      })
    expect(await order('revisar')).toBe(1)
    expect(said.join('\n')).toMatch(/cie10_busqueda: \d+ páginas/u)
    expect(await order('apartar', 'si')).toBe(1)
    expect(aside()).toEqual([])
    expect(await order('apartar', 'confirmo')).toBe(0)
    expect(aside()).toHaveLength(1)
    expect(within(join(dir, aside()[0] ?? ''))).toEqual(
      expect.arrayContaining(before.filter((name) => !name.includes('postmaster'))),
    )
    const server = await runReady()
    expect(await signInStatus(server.url)).toBe(200)
    server.kill('SIGTERM')
    await server.ended
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: dir }, { now: new Date(), say: () => {} })
    const noted = await db.selectFrom('auditoria').select('agente').where('accion', '=', 'datos.apartar').execute()
    await close()
    expect(noted).toEqual([{ agente: 'operadora' }])
    expect(await order('revisar')).toBe(0)
    expect(said.at(-1)).toContain('está sana')
  })
})

describe('no se puede empezar', () => {
  it('puerto ocupado', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
    try {
      expect(await complaint({ PORT: String(port) })).toContain(`El puerto ${port} ya está en uso`)
    } finally {
      other.close()
    }
  })

  it('carpeta en la que no se puede escribir', async () => {
    const file = join(dir, 'archivo')
    writeFileSync(file, '')
    expect(await complaint({ DATA_DIR: join(file, 'datos') })).toContain('No se puede escribir en la carpeta de datos')
    expect(await complaint({ DATA_DIR: '/proc/cauce' })).toContain('No se puede escribir en la carpeta de datos')
  })

  it('base de datos que no responde, sin decir su clave', async () => {
    const line = await complaint({ DATABASE_URL: 'postgres://cauce:secreta@127.0.0.1:1/cauce' })
    expect(line).toContain('No se pudo abrir la base de datos de DATABASE_URL (127.0.0.1:1/cauce): ECONNREFUSED')
    expect(line).not.toContain('secreta')
  })

  it('variable mal escrita', async () => {
    expect(await complaint({ PORT: 'tres mil' })).toContain('PORT debe ser un número entero')
  })
})

describe('primer inicio interrumpido', () => {
  it('matado en cualquier momento, el siguiente queda completo', async () => {
    rmSync(dir, { recursive: true })
    dir = mkdtempSync(join(tmpdir(), 'cauce-primera vez-'))
    for (const moment of ['catálogos', 'datos de demostración']) {
      const server = await run()
      await server.says(moment)
      server.kill('SIGKILL')
      await server.ended
    }
    const server = await runReady()
    await server.says('medico@cauce.demo')
    expect(await signInStatus(server.url)).toBe(200)
  })
})
