import { parse } from 'csv-parse/sync'
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencias } from '@cauce/contract/referencias'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { HOSPITAL, MANAGER, registered } from '../../../../../tests/support/referral.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'
import { partIds } from '../../kit/report/file-part.ts'
import { countedBy, measured } from './report-queries.ts'

let server: TestServer
let manager: string
let hospital: string
const hasta = bogotaDate(Date.now())
const month = { desde: addDays(hasta, -29), hasta }
const everyone = sql<boolean>`true`

beforeAll(async () => {
  server = await startTestServer()
  manager = await server.login(MANAGER)
  hospital = await server.login(HOSPITAL)
})
afterAll(() => server.close())

const readReport = Schema.decodeUnknownSync(referencias.reporte.answer)
const readFile = Schema.decodeUnknownSync(referencias.exportar.answer)
const ask = (path: string, token: string, body: object) => server.call(`/api${path}`, { token, body })
const report = async (token: string, body: object = month) =>
  readReport((await ask(referencias.reporte.path, token, body)).body)
const file = async (token: string, body: object = month) =>
  readFile((await ask(referencias.exportar.path, token, body)).body)
const rowsOf = (csv: string): readonly (readonly string[])[] => parse(csv, { bom: true })

describe('el reporte de las remisiones', () => {
  it('cada clase suma el total, también por partes del periodo', async () => {
    const whole = await report(manager)
    const half = addDays(hasta, -3)
    const [before, after] = [
      await report(manager, { desde: month.desde, hasta: half }),
      await report(manager, { desde: addDays(half, 1), hasta }),
    ]
    expect(whole.total).toBeGreaterThan(10)
    expect(before.total + after.total).toBe(whole.total)
    expect(whole.por_dia).toHaveLength(30)
    expect(whole.tiempos.find(({ nombre }) => nombre === 'De registro a aceptación')?.medidos).toBeGreaterThan(0)
  })

  it('se acota por tipo de anexo y de solicitud', async () => {
    const urgent = await report(manager, { ...month, tipo_anexo_id: 1, tipo_solicitud: 'Codigo atencion urgencias' })
    const { filas } = await file(manager, { ...month, tipo_anexo_id: 1, tipo_solicitud: 'Codigo atencion urgencias' })
    expect(urgent.total).toBe(filas)
    expect(urgent.por_tipo_anexo).toEqual([{ etiqueta: 'Informe de atención inicial de urgencias', total: filas }])
  })

  it('quien no las sigue todas cuenta solo las propias', async () => {
    expect((await ask(referencias.reporte.path, hospital, month)).status).toBe(403)
    const permission = await server.db
      .selectFrom('permisos')
      .select('id')
      .where('nombre', '=', 'referencia.reportes')
      .executeTakeFirstOrThrow()
    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('nombre', '=', 'Clínico de hospital')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('role_permiso').values({ role_id: role.id, permiso_id: permission.id }).execute()
    const own = await report(await server.login(HOSPITAL))
    expect(own.por_institucion).toEqual([{ etiqueta: 'Hospital San Roque', total: own.total }])
    expect(own.total).toBeGreaterThan(0)
    expect(own.total).toBeLessThan((await report(manager)).total)
  })
})

describe('el archivo de las remisiones', () => {
  it('las partes cubren cada fila una vez, y los tiempos también se leen por partes', async () => {
    const filter = { ...month, reach: everyone }
    const corte = Number.MAX_SAFE_INTEGER
    const all = await partIds(server.db, countedBy(filter), { corte, antes: undefined, limit: 1_000 })
    const parts: number[] = []
    for (let antes: number | undefined; ;) {
      const part = await partIds(server.db, countedBy(filter), { corte, antes, limit: 4 })
      parts.push(...part)
      if (part.length < 4) break
      antes = part.at(-1)
    }
    expect(parts).toEqual(all)
    expect(new Set(parts).size).toBe(all.length)
    const read: number[] = []
    for await (const rows of measured(server.db, filter)) read.push(rows.length)
    expect(read).toEqual([all.length])
  })

  it('lo que alguien escribió no se ejecuta como fórmula, y las celdas dicen lo mismo', async () => {
    const formula = '=HYPERLINK("http://malo.example","Ver")'
    const { id } = await registered(server, hospital, { especialidad_remision: formula })
    const { csv, celdas } = await file(manager)
    const row = rowsOf(csv).find(([first]) => first === String(id))
    expect(row).toContain(`'${formula}`)
    expect(celdas.find(([first]) => first === id)).toContain(formula)
  })

  it('lo que se registra mientras se descarga no entra', async () => {
    const { corte, filas } = await file(manager)
    await registered(server, hospital)
    expect((await file(manager, { ...month, corte })).filas).toBe(filas)
    expect((await file(manager)).filas).toBe(filas + 1)
  })

  it('queda en la auditoría con sus filas', async () => {
    const { filas } = await file(manager)
    const { detalle } = await server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'referencia.exportar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(detalle).toMatchObject({ ...month, filas })
  })
})
