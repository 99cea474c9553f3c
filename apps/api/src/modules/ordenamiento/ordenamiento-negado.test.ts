import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MISSED_CONSULTATION } from '@cauce/domain/consultation/consultation-status'
import { AUTOMATIC_ROUTING } from '@cauce/domain/ordering/routing-change'
import { PAST_VALIDITY } from '@cauce/domain/ordering/validity-date'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const generate = (items: unknown, consulta: number | string = 1, key?: string) =>
  ordering.post(`/ordenamiento/generarOrdenamiento/${consulta}/2`, items, key === undefined ? {} : { key })

describe('what is not ordered', () => {
  it('for a deceased affiliate, anything', async () => {
    expect(await generate([await ordering.item(BLOOD_COUNT)], 4)).toMatchObject({
      status: 422,
      body: { error: DECEASED_MESSAGE, codigo: 'afiliado.fallecido' },
    })
  })

  it('in a consultation to which the patient did not come', async () => {
    const { db } = ordering.server
    await db.updateTable('consultas').set({ estado_id: 5 }).where('id', '=', 5).execute()
    expect(await generate([await ordering.item(BLOOD_COUNT)], 5)).toMatchObject({
      status: 422,
      body: { error: MISSED_CONSULTATION },
    })
    await db.updateTable('consultas').set({ estado_id: 4 }).where('id', '=', 5).execute()
    expect((await generate([await ordering.item(BLOOD_COUNT)], 5)).status).toBe(200)
  })

  it('in the consultation of another professional, unless the person may see all of them', async () => {
    const other = await ordering.server.db
      .selectFrom('consultas as c')
      .innerJoin('users as u', 'u.id', 'c.medico_user_id')
      .select('c.id')
      .where('u.email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    expect(await generate([await ordering.item(BLOOD_COUNT)], other.id)).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await generate([await ordering.item(BLOOD_COUNT)], 999_999)).status).toBe(404)
  })

  it('without permission or session', async () => {
    const items = [await ordering.item(BLOOD_COUNT)]
    const helper = await ordering.server.login('auxiliar@cauce.demo')
    const path = '/ordenamiento/generarOrdenamiento/1/2'
    expect((await ordering.post(path, items, { token: helper })).status).toBe(403)
    expect((await ordering.post(path, items, { token: null })).status).toBe(401)
  })

  it('below one unit or above what the procedure admits, at the field', async () => {
    const maximum = await generate([await ordering.item(GASTROSCOPY, { cantidad: 2 })])
    expect(maximum).toMatchObject({
      status: 422,
      body: { errores: { '0.cantidad': ['La cantidad máxima de este procedimiento es 1'] } },
    })
    for (const cantidad of [0, -1, 1.5, '1', null]) {
      const answer = await generate([await ordering.item(BLOOD_COUNT, { cantidad })])
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ errores: { '0.cantidad': [expect.any(String)] } })
    }
  })

  it('from a past day', async () => {
    const item = await ordering.item(BLOOD_COUNT, { fechaVigencia: addDays(ordering.today, -1) })
    expect(await generate([await ordering.item(BLOOD_COUNT), item])).toMatchObject({
      status: 422,
      body: { error: PAST_VALIDITY, errores: { '1.fechaVigencia': [PAST_VALIDITY] } },
    })
  })

  it('without observation', async () => {
    expect(await generate([await ordering.item(BLOOD_COUNT, { observacion: '   ' })])).toMatchObject({
      status: 422,
      body: { errores: { '0.observacion': [REQUIRED_FIELD] } },
    })
  })

  it('with a procedure that does not exist or is no longer active', async () => {
    const unknown = await ordering.item(BLOOD_COUNT, { procedimiento: { id: 2_000_000_000 } })
    expect(await generate([unknown])).toMatchObject({
      status: 422,
      body: { errores: { '0.procedimiento': ['El procedimiento no existe en el catálogo'] } },
    })
    const { db } = ordering.server
    const id = await ordering.cupId('902205')
    await db.updateTable('cups').set({ activo: false }).where('id', '=', id).execute()
    expect(await generate([await ordering.item('902205')])).toMatchObject({
      status: 422,
      body: { errores: { '0.procedimiento': ['El procedimiento ya no está activo en el catálogo'] } },
    })
  })

  it('at a site that does not exist or is not active', async () => {
    const { db } = ordering.server
    expect(await generate([await ordering.item(ULTRASOUND, { rep: { id: 2_000_000_000 } })])).toMatchObject({
      status: 422,
      body: { errores: { '0.rep': ['La sede no existe o no está activa'] } },
    })
    const { id } = await db.selectFrom('reps').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await db.updateTable('reps').set({ activo: false }).where('id', '=', id).execute()
    expect((await generate([await ordering.item(ULTRASOUND, { rep: { id } })])).status).toBe(422)
    await db.updateTable('reps').set({ activo: true }).where('id', '=', id).execute()
  })

  it('at another site than the one of an automatic routing', async () => {
    const { id } = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(await generate([await ordering.item(BLOOD_COUNT, { rep: { id } })])).toMatchObject({
      status: 422,
      body: { errores: { '0.rep': [AUTOMATIC_ROUTING] } },
    })
  })

  it('in part: one wrong line leaves nothing of the others', async () => {
    const before = await ordering.counts()
    const wrong = await ordering.item(BLOOD_COUNT, { cantidad: 9_000 })
    const answer = await generate(
      [await ordering.item(BLOOD_COUNT), wrong, await ordering.item(COLONOSCOPY)],
      1,
      'a-medias-01',
    )
    expect(answer.status).toBe(422)
    expect(
      Object.keys(answer.body instanceof Object && 'errores' in answer.body ? Object(answer.body.errores) : {}),
    ).toEqual(['1.cantidad'])
    expect(await ordering.counts()).toEqual(before)
  })

  it('at all when its trace cannot be kept', async () => {
    const { db } = ordering.server
    await sql`create function sin_rastro() returns trigger language plpgsql as $$
      begin if new.accion = 'orden.crear' then raise exception 'sin rastro'; end if; return new; end $$`.execute(db)
    await sql`create trigger sin_rastro before insert on auditoria for each row execute function sin_rastro()`.execute(
      db,
    )
    const before = await ordering.counts()
    const answer = await generate([await ordering.item(BLOOD_COUNT)], 1, 'sin-rastro-01')
    await sql`drop trigger sin_rastro on auditoria`.execute(db)
    expect(answer.status).toBe(500)
    expect(await ordering.counts()).toEqual(before)
    expect((await generate([await ordering.item(BLOOD_COUNT)], 1, 'sin-rastro-01')).status).toBe(200)
  })

  it('with a body that is no list of lines', async () => {
    for (const body of [[], {}, '"x"', [null], [[]], [{}], Array.from({ length: 51 }, () => ({}))]) {
      expect((await generate(body)).status).toBe(422)
    }
    expect((await generate([await ordering.item(BLOOD_COUNT)], 'abc')).status).toBe(422)
  })
})
