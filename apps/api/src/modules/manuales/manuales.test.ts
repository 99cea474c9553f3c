import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOT_GENERATED, UNREADABLE } from '@cauce/domain/content/manual'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const PAGE = {
  id: 'preguntas',
  grupo: 'guia',
  idioma: 'es',
  titulo: 'Preguntas frecuentes',
  html: '<p>Qué pasa si…</p>',
}
const LONG = { ...PAGE, id: 'larga', html: '<p>alergia</p>'.repeat(500) }
const PARTS = ['caracteristicas', 'reglas', 'maquinas', 'llamadas', 'paginas']

const folder = mkdtempSync(join(tmpdir(), 'cauce-manual-'))
let server: TestServer
let admin: string
let doctor: string
beforeAll(async () => {
  server = await startTestServer({ config: { manualRoot: folder } })
  admin = await server.login('admin@cauce.demo')
  doctor = await server.login('medico@cauce.demo')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  for (const part of PARTS) rmSync(join(folder, `${part}.json`), { force: true })
})

let writes = 0
/** Each writing is later than the one before, whatever the clock of the disk. */
const write = (part: string, text: string) => {
  const file = join(folder, `${part}.json`)
  writeFileSync(file, text)
  writes += 1
  utimesSync(file, writes, writes)
}
const read = (part: string, token: string | null = admin) => server.call(`/api/manuales/${part}`, { token })

describe('the manual', () => {
  it.each(PARTS)('says that %s was not generated, and who can do it', async (part) => {
    expect(await read(part)).toMatchObject({
      status: 404,
      body: { codigo: 'manual_sin_generar', error: NOT_GENERATED },
    })
  })

  it('answers what was generated, and what is generated later', async () => {
    write('paginas', JSON.stringify({ data: [PAGE] }))
    expect(await read('paginas')).toMatchObject({ status: 200, body: { data: [PAGE] } })
    write('paginas', JSON.stringify({ data: [PAGE, LONG] }))
    expect(await read('paginas')).toMatchObject({ status: 200, body: { data: [PAGE, LONG] } })
  })

  it.each(['{"data":[{"id":1}]}', '{"data":', '', 'null'])('does not pass on a file that says %j', async (text) => {
    write('reglas', text)
    expect(await read('reglas')).toMatchObject({
      status: 404,
      body: { codigo: 'manual_sin_generar', error: UNREADABLE },
    })
  })

  it('is for who has the permission', async () => {
    write('paginas', JSON.stringify({ data: [PAGE] }))
    expect((await read('paginas', doctor)).status).toBe(403)
    expect((await read('paginas', null)).status).toBe(401)
  })

  it('travels compressed', async () => {
    write('paginas', JSON.stringify({ data: [LONG] }))
    const { headers } = await server.call('/api/manuales/paginas', {
      token: admin,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})
