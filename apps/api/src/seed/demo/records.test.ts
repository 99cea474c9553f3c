/** The records of the demo are such as the rules let be written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { MAX_DRAFT_BYTES } from '@cauce/domain/clinical-record/draft-save'
import { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { RecordComponents } from '@cauce/domain/clinical-record/record-components'
import { missingToFinalise } from '@cauce/domain/clinical-record/required-to-finalise'
import { checkSnippet, MAX_SNIPPETS } from '@cauce/domain/clinical-record/text-snippet'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { FavouriteLine } from '@cauce/domain/ordering/favourite-line'
import { bodyHash } from '../../http/idempotency.ts'
import { orderedLines } from '../../modules/historia/finalise-queries.ts'
import { draftsOf } from '../../modules/historia/read-record.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedDatabase } from '../seed.ts'

const NOW = new Date('2026-11-21T12:24:00.000Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, { demo: true, today: '2026-11-21', now: NOW, log: () => {} })
})
afterAll(() => database.close())

/** Lines that had been ordered when the record was finalised; an attended consultation still admits orders. */
const linesThen = async (row: { readonly consulta_id: number; readonly finalizada_at: Date }) => {
  const orders = await database.db
    .selectFrom('ordenes')
    .select('id')
    .where('consulta_id', '=', row.consulta_id)
    .where('created_at', '<=', row.finalizada_at)
    .execute()
  const lines = await orderedLines(database.db, row.consulta_id)
  return lines.filter(({ orden_id }) => orders.some(({ id }) => id === orden_id))
}

describe('the finalised records', () => {
  it('are whole, of attended consultations, with their orders routed and their fingerprint', async () => {
    const rows = await database.db
      .selectFrom('historias as h')
      .innerJoin('consultas as c', 'c.id', 'h.consulta_id')
      .select(['h.consulta_id', 'h.datos', 'h.huella', 'h.user_id', 'h.finalizada_at'])
      .select(['c.estado_id', 'c.medico_user_id', 'c.fecha_hora'])
      .execute()
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) {
      const record = Schema.decodeUnknownSync(ClinicalRecord)(row.datos)
      expect([row.consulta_id, missingToFinalise(record, await linesThen(row))]).toEqual([row.consulta_id, []])
      expect(row.huella).toBe(bodyHash(record))
      expect([row.estado_id, row.user_id]).toEqual([ConsultationStatus.attended, row.medico_user_id])
      expect(row.finalizada_at.getTime()).toBeGreaterThan(row.fecha_hora.getTime())
      expect(row.finalizada_at.getTime()).toBeLessThanOrEqual(NOW.getTime())
    }
  })

  it('have notes that come after them and not after now', async () => {
    const notes = await database.db
      .selectFrom('notas_aclaratorias as n')
      .innerJoin('historias as h', 'h.consulta_id', 'n.consulta_id')
      .select(['n.created_at', 'h.finalizada_at'])
      .execute()
    expect(notes.length).toBeGreaterThan(2)
    for (const { created_at, finalizada_at } of notes) {
      expect(created_at.getTime()).toBeGreaterThan(finalizada_at.getTime())
      expect(created_at.getTime()).toBeLessThanOrEqual(NOW.getTime())
    }
  })
})

it('the half-written draft fits its components, in a consultation of today that is still open', async () => {
  const [row] = await database.db
    .selectFrom('historia_borradores as b')
    .innerJoin('consultas as c', 'c.id', 'b.consulta_id')
    .select(['b.consulta_id', 'c.estado_id'])
    .execute()
  expect(row?.estado_id).toBe(ConsultationStatus.toConfirm)
  const drafts = await draftsOf(database.db, row?.consulta_id ?? 0)
  expect(drafts.map(({ componente }) => componente)).toEqual(['anamnesis', 'antecedentes'])
  for (const { componente, datos } of drafts) {
    expect(Schema.is(RecordComponents.fields[componente])(datos)).toBe(true)
    expect(JSON.stringify(datos).length).toBeLessThan(MAX_DRAFT_BYTES)
  }
})

it('the templates and the favourites are such as could be kept', async () => {
  const snippets = await database.db.selectFrom('plantillas_texto').selectAll().execute()
  expect(snippets.length).toBeGreaterThan(5)
  expect(snippets.length).toBeLessThan(MAX_SNIPPETS)
  for (const { id, titulo, componente, texto } of snippets)
    expect(checkSnippet({ titulo, componente, texto }, snippets, id)).toEqual({})
  const favourites = await database.db.selectFrom('lineas_favoritas').selectAll().execute()
  expect(new Set(favourites.map(({ tipo_orden_id }) => tipo_orden_id))).toEqual(new Set([1, 2, 4]))
  for (const { linea } of favourites) expect(Schema.is(FavouriteLine)(linea)).toBe(true)
})
