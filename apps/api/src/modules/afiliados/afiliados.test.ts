/** The affiliate in time, through the server. */
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { afiliados } from '@cauce/contract/afiliados'
import { addUser, openTestDatabase, sessionUser, testCtx, type TestDatabase } from '../../testing/database.ts'
import { writeState } from './in-time.ts'
import { rightsOf } from './past.ts'
import { viewInsured } from './person.ts'
import { searchInsured } from './search.ts'

let database: TestDatabase
let id: number
let user: number
const NOW = new Date('2026-11-27T15:00:00Z')
const TODAY = '2026-11-27'
const ctx = () => testCtx(database.db, { user: sessionUser({ id: user }) })

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  user = await addUser(db, 'ana@cauce.demo')
  await sql`insert into tipos_documento values (1, 'CC', 'Cédula'), (2, 'TI', 'Tarjeta');
    insert into tipos_afiliado values (1, 'Beneficiario'), (2, 'Cotizante');
    insert into estados_afiliado values (1, 'Activo'), (2, 'Suspendido'), (3, 'Retirado'), (4, 'Fallecido') on conflict do nothing;
    insert into entidades values (1, 'E', 'Entidad')`.execute(db)
  const row = await db
    .insertInto('afiliados')
    .values({
      primer_nombre: 'Ana',
      primer_apellido: 'Ruiz',
      tipo_documento_id: 1,
      numero_documento: '1020',
      sexo: 'F',
      fecha_nacimiento: '1980-01-01',
      tipo_afiliado_id: 2,
      estado_afiliado_id: 1,
      entidad_id: 1,
      fecha_afiliacion: '2026-01-01',
      busqueda: 'ana ruiz 1020',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  id = row.id
})
afterAll(() => database.close())

const change = (estado_id: number, desde: string) =>
  database.db
    .transaction()
    .execute((trx) => writeState(trx, { afiliado_id: id, estado_id, desde, causa_id: null, novedad_id: null, at: NOW }))
const answer = async (fecha: string) => rightsOf(database.db, id, { fecha, hoy: TODAY })

describe('un afiliado en el tiempo', () => {
  it('empieza con sus primeras filas, quienquiera que lo escriba', async () => {
    const seen = await viewInsured(ctx(), id)
    expect(Schema.is(afiliados.ver.answer)(seen)).toBe(true)
    expect(seen.estados).toEqual([{ estado_id: 1, desde: '2026-01-01', hasta: null, causa: null, radicado: null }])
    expect(seen.documentos).toEqual([{ codigo: 'CC', numero: '1020', desde: '2026-01-01', hasta: null }])
  })

  it('cambia desde un día: lo de antes sigue siendo lo que era, y lo que había desde ese día queda guardado', async () => {
    await change(2, '2026-06-01')
    await change(3, '2026-11-01')
    expect(await answer('2026-05-31')).toMatchObject({ atiende: 'si' })
    expect(await answer('2026-10-31')).toMatchObject({ atiende: 'urgencias', hasta: '2026-10-31' })
    expect(await answer('2026-11-01')).toMatchObject({ atiende: 'no' })
    expect(await answer(addDays(TODAY, 1))).toBe('La fecha no puede ser futura.')
    // The withdrawal was wrong: from the same day, active. What was believed is still there.
    await change(1, '2026-11-01')
    expect(await answer('2026-11-01')).toMatchObject({ atiende: 'si' })
    expect(await answer('2026-06-01')).toMatchObject({ atiende: 'urgencias' })
    const replaced = await database.db
      .selectFrom('afiliado_estados')
      .select(['estado_id', 'desde'])
      .where('afiliado_id', '=', id)
      .where('reemplazado_at', 'is not', null)
      .orderBy('id')
      .execute()
    expect(replaced).toEqual([
      { estado_id: 1, desde: '2026-01-01' },
      { estado_id: 2, desde: '2026-06-01' },
      { estado_id: 3, desde: '2026-11-01' },
    ])
    const { estado_afiliado_id, version } = await database.db
      .selectFrom('afiliados')
      .select(['estado_afiliado_id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([estado_afiliado_id, version]).toEqual([1, 4])
  })

  it.each([
    [
      'dos estados a la vez',
      sql`insert into afiliado_estados (afiliado_id, estado_id, desde, hasta) values (1, 2, '2026-03-01', '2026-03-02')`,
    ],
    ['reescribir un estado', sql`update afiliado_estados set desde = '2025-01-01'`],
    ['borrar un estado', sql`delete from afiliado_estados`],
    [
      'verificar una novedad a quien la radicó',
      sql`insert into afiliado_novedades (afiliado_id, radicado, tipo, fecha_novedad, origen, antes, despues, huella, estado,
        radica_user_id, verifica_user_id) values (1, 'x', 'nombre', '2026-01-01', 'ventanilla', '{}', '{}', 'h', 'radicada', 1, 1)`,
    ],
    [
      'dar a otra persona un documento que fue de alguien',
      sql`insert into afiliado_documentos (afiliado_id, tipo_documento_id, numero, desde) values (1, 1, '1020', '2026-11-01')`,
    ],
  ])('la base de datos no deja %s', async (_what, statement) => {
    await expect(statement.execute(database.db)).rejects.toThrow(/./u)
  })

  it('se encuentra por un documento de antes, y se dice que por él', async () => {
    await database.db
      .insertInto('afiliado_documentos')
      .values({ afiliado_id: id, tipo_documento_id: 2, numero: '990011', desde: '2010-01-01', hasta: '2020-01-01' })
      .execute()
    const { data } = await searchInsured(ctx(), { texto: '990.011' })
    expect(data).toMatchObject([{ id, por_que: 'Documento anterior: TI 990 011' }])
    expect((await searchInsured(ctx(), { texto: 'ruiz ana' })).data).toMatchObject([{ id, por_que: null }])
  })
})
