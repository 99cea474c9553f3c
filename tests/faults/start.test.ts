/** What can go wrong at the start: each is one clear line and an exit code that is not zero, and nothing is lost. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, migrations } from '../../apps/api/src/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { freePort } from '../support/free-port.ts'
import { READY, type ServerProcess, spawnServer } from './process.ts'

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

describe('carpeta dañada', () => {
  const damages: readonly (readonly [string, (db: string) => void])[] = [
    ['sin pg_control', (db) => rmSync(join(db, 'global/pg_control'))],
    ['sin PG_VERSION', (db) => rmSync(join(db, 'PG_VERSION'))],
    [
      'con otra cosa dentro',
      (db) => {
        rmSync(db, { recursive: true })
        mkdirSync(db)
        writeFileSync(join(db, 'notas.txt'), 'no es una base de datos')
      },
    ],
    ['con pg_control en ceros', (db) => writeFileSync(join(db, 'global/pg_control'), Buffer.alloc(8_192))],
  ]

  it.each(damages)('%s: se aparta entera, se dice, y queda una vacía que sirve', async (_title, damage) => {
    damage(join(dir, 'db'))
    const before = within(join(dir, 'db'))
    const said: string[] = []
    const say = (line: string): void => void said.push(line)
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: dir }, { now: new Date(), say })
    try {
      expect(said).toEqual([expect.stringContaining('no se borró nada')])
      expect(aside()).toHaveLength(1)
      const kept = within(join(dir, aside()[0] ?? ''))
      expect(kept).toEqual(expect.arrayContaining(before.filter((name) => !name.includes('postmaster'))))
      expect((await sql`select to_regclass('users') as tabla`.execute(db)).rows).toEqual([{ tabla: null }])
      expect(await migrate(db)).toEqual(migrations.map(({ name }) => name))
    } finally {
      await close()
    }
  })

  // As it is found in each of the two ways: by looking at the folder, and by opening it.
  it.each(damages.filter(([title]) => title === 'sin PG_VERSION' || title === 'con pg_control en ceros'))(
    '%s: el servidor la aparta, llena otra y se puede ingresar',
    async (_title, damage) => {
      damage(join(dir, 'db'))
      const server = await runReady()
      expect(server.output()).toContain('no se borró nada')
      expect(aside()).toHaveLength(1)
      expect(await signInStatus(server.url)).toBe(200)
    },
  )
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
