import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORT_BATCH } from '@cauce/contract/auditoria'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { exportAudit, exportSignIns } from './export.ts'
import { search } from './service.ts'

let database: TestDatabase
let userId: number
const ctx = () => testCtx(database.db, { user: sessionUser({ id: userId }) })
const EXTRA = 7

beforeAll(async () => {
  database = await openTestDatabase()
  userId = await addUser(database.db, 'admin@cauce.demo')
  await sql`insert into auditoria (user_id, accion, recurso, recurso_id, detalle, ip, agente, created_at)
    select ${userId}, 'orden.crear', 'orden', n::text, '{"motivo": "=1+1"}', '190.0.2.7', '=cmd()', '2026-11-01T15:00:00Z'
    from generate_series(1, ${EXPORT_BATCH + EXTRA}) n`.execute(database.db)
})
afterAll(() => database.close())

const rowsOf = (csv: string): string[][] => parse(csv, { bom: true })

describe('descargar la auditoría', () => {
  it('va por partes que se siguen sin repetir ni perder filas, y cada una queda anotada', async () => {
    const first = await exportAudit(ctx(), { accion: 'orden.crear' })
    expect(first).toMatchObject({ filas: EXPORT_BATCH })
    const second = await exportAudit(ctx(), {
      accion: 'orden.crear',
      corte: first.corte,
      antes: first.siguiente ?? 0,
    })
    expect(second).toMatchObject({ filas: EXTRA, siguiente: null })
    const rows = rowsOf(first.csv + second.csv)
    expect(rows).toHaveLength(1 + EXPORT_BATCH + EXTRA)
    expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(EXPORT_BATCH + EXTRA)
    const noted = await search(ctx(), { accion: 'auditoria.exportar' })
    expect(noted.total).toBe(2)
  })

  it('dice todo en palabras, y ninguna celda es una fórmula', async () => {
    const { csv } = await exportAudit(ctx(), { recurso: 'orden', recurso_id: '3' })
    const [titles = [], row = []] = rowsOf(csv)
    const said = Object.fromEntries(titles.map((title, at) => [title, row[at]]))
    expect(said).toMatchObject({
      'Fecha y hora (Bogotá)': '2026-11-01 10:00:00',
      Usuario: 'admin@cauce.demo',
      Acción: 'Ordenó procedimientos',
      Grupo: 'Órdenes y consultas',
      Registro: 'Orden 3',
      Navegador: "'=cmd()",
    })
  })

  it('sin nada que descargar quedan los títulos', async () => {
    const nothing = await exportSignIns(ctx(), { resultado: 'bloqueado' })
    expect(nothing).toMatchObject({ filas: 0, siguiente: null })
    expect(rowsOf(nothing.csv)).toHaveLength(1)
  })
})
