/** What the seeds leave in the columns of JSON. Beside the schemes, and not the seeds, so that it is also run on PostgreSQL. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

interface Column {
  readonly tabla: string
  readonly columna: string
}
const jsonColumns = async (): Promise<readonly Column[]> =>
  (
    await sql<Column>`select table_name as tabla, column_name as columna from information_schema.columns
      where table_schema = current_schema() and data_type = 'jsonb' order by 1, 2`.execute(schemes.server.db)
  ).rows

/** What the values of the column are, each kind once. */
const kindsOf = async ({ tabla, columna }: Column): Promise<readonly string[]> =>
  (
    await sql<{ clase: string }>`select distinct jsonb_typeof(${sql.ref(columna)}) as clase from ${sql.table(tabla)}
      where ${sql.ref(columna)} is not null order by 1`.execute(schemes.server.db)
  ).rows.map(({ clase }) => clase)

describe('the JSON of the demo', () => {
  it('is JSON, and not a text that contains it', async () => {
    const kinds = new Map<string, readonly string[]>()
    for (const column of await jsonColumns()) kinds.set(`${column.tabla}.${column.columna}`, await kindsOf(column))
    expect([...kinds].filter(([, found]) => found.includes('string'))).toEqual([])
    for (const name of [
      'orden_esquema_lineas.fechas',
      'orden_esquemas.comprobaciones',
      'orden_articulo_comprobaciones.hallazgos',
    ]) {
      expect([name, kinds.get(name)]).toEqual([name, ['array']])
    }
  })

  it('has the days of each line of a scheme, the first of which is its day', async () => {
    const lines = await schemes.server.db
      .selectFrom('orden_esquema_lineas')
      .select(['fechas', 'fecha_agendamiento'])
      .execute()
    expect(lines.length).toBeGreaterThan(20)
    for (const { fechas, fecha_agendamiento } of lines) {
      const days = [fechas].flat().map(String)
      expect(days[0]).toBe(fecha_agendamiento)
      expect(days).toEqual(days.toSorted())
      expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/u.test(day))).toBe(true)
    }
  })
})
