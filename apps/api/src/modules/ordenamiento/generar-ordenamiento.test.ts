import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MISSED_CONSULTATION } from '@cauce/domain/consultation/consultation-status'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { AUTOMATIC_ROUTING } from '@cauce/domain/ordering/routing-change'
import { PAST_VALIDITY } from '@cauce/domain/ordering/validity-date'
import { ORDER_DONE } from '@cauce/domain/procedure/messages'
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

const counts = async () => {
  const { db } = ordering.server
  const count = async (
    table:
      | 'ordenes'
      | 'orden_procedimientos'
      | 'orden_procedimiento_movimientos'
      | 'direccionamientos'
      | 'auditoria'
      | 'idempotencia',
  ) =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return {
    ordenes: await count('ordenes'),
    lineas: await count('orden_procedimientos'),
    movimientos: await count('orden_procedimiento_movimientos'),
    rutas: await count('direccionamientos'),
    auditoria: await count('auditoria'),
    claves: await count('idempotencia'),
  }
}

const linesOf = (orderId: number) =>
  ordering.server.db
    .selectFrom('orden_procedimientos')
    .selectAll()
    .where('orden_id', '=', orderId)
    .orderBy('id')
    .execute()

describe('an order of procedures', () => {
  it('answers exactly the order and its message', async () => {
    const answer = await generate([await ordering.item(BLOOD_COUNT)])
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      original: { 0: { id: expect.any(Number) }, mensaje: ORDER_DONE, type: 'success' },
    })
  })

  it('creates pending what needs audit and active the rest, each with its first step and the site that the contracts give', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, ULTRASOUND])
    const lines = await linesOf(id)
    expect(lines.map(({ estado_id }) => estado_id)).toEqual([
      OrderStatus.active,
      OrderStatus.pendingAudit,
      OrderStatus.active,
      OrderStatus.active,
    ])
    expect(lines.map((line) => line.regla_direccionamiento)).toEqual([
      'ips_primaria',
      'contrato_municipio',
      'contrato_municipio',
      'ninguna',
    ])
    expect(lines.map((line) => line.direccionamieno_automatico)).toEqual([true, false, false, false])
    expect(lines.map((line) => line.consentimiento)).toEqual(['no_requiere', 'por_firmar', 'por_firmar', 'no_requiere'])
    expect(lines[0]).toMatchObject({
      fecha_vigencia: ordering.today,
      fecha_vencimiento: addDays(ordering.today, 90),
      observacion: 'Control anual',
    })
    const steps = await ordering.server.db
      .selectFrom('orden_procedimiento_movimientos')
      .select(['orden_procedimientos_id as linea', 'evento', 'de_estado_id', 'a_estado_id'])
      .where(
        'orden_procedimientos_id',
        'in',
        lines.map((line) => line.id),
      )
      .orderBy('orden_procedimientos_id')
      .execute()
    expect(steps).toEqual(
      lines.map((line) => ({ linea: line.id, evento: 'crear', de_estado_id: null, a_estado_id: line.estado_id })),
    )
    const routes = await ordering.server.db
      .selectFrom('direccionamientos')
      .select(['id', 'orden_procedimientos_id as linea', 'rep_id'])
      .where(
        'orden_procedimientos_id',
        'in',
        lines.map((line) => line.id),
      )
      .orderBy('id')
      .execute()
    expect(routes).toEqual(
      lines
        .filter(({ rep_id }) => rep_id !== null)
        .map((line) => ({ id: line.direccionamiento_id, linea: line.id, rep_id: line.rep_id })),
    )
    expect(lines[3]).toMatchObject({ rep_id: null, direccionamiento_id: null })
  })

  it('is audited with who, from where and which lines', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const entry = await ordering.server.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'orden.crear')
      .where('recurso_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ recurso: 'orden', user_id: 1, afiliado_id: 1, ip: '127.0.0.1' })
    expect(entry.detalle).toMatchObject({ lineas: [{ cantidad: 1 }] })
  })

  it('keeps the site that the clinician chose among the contracted ones, with its reason', async () => {
    const proposal = await ordering.post('/ordenamiento/proponer-direccionamiento', {
      consulta_id: 1,
      cups: [await ordering.cupId(GASTROSCOPY)],
    })
    const [{ alternativas }] = Array.isArray(proposal.body) ? proposal.body : []
    const chosen = alternativas[0].rep_id
    const item = await ordering.item(GASTROSCOPY, { rep: { id: chosen }, motivo_rep: 'Más cerca de su casa' })
    expect((await generate([item])).status).toBe(200)
    const [line] = await ordering.active()
    expect(line).toMatchObject({
      rep_id: chosen,
      regla_direccionamiento: 'contrato_municipio',
      motivo_direccionamiento: 'Más cerca de su casa',
      direccionamieno_automatico: false,
    })
  })

  it('takes an active site without contract as chosen by hand', async () => {
    const { id } = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const item = await ordering.item(ULTRASOUND, { rep: { id } })
    expect((await generate([item])).status).toBe(200)
    expect((await ordering.active())[0]).toMatchObject({ rep_id: id, regla_direccionamiento: 'manual' })
  })
})

describe('the same order sent twice', () => {
  it('by a double click with one key is one order with one answer', async () => {
    const before = await counts()
    const items = [await ordering.item(BLOOD_COUNT), await ordering.item(GASTROSCOPY)]
    const answers = await Promise.all([1, 2, 3].map(() => generate(items, 1, 'doble-clic-0001')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const after = await counts()
    expect(after.ordenes - before.ordenes).toBe(1)
    expect(after.lineas - before.lineas).toBe(2)
    expect(after.movimientos - before.movimientos).toBe(2)
    expect(after.claves - before.claves).toBe(1)
  })

  it('with the key of another order is refused and writes nothing', async () => {
    await generate([await ordering.item(BLOOD_COUNT)], 1, 'clave-repetida-1')
    const before = await counts()
    const other = await generate([await ordering.item(GASTROSCOPY)], 1, 'clave-repetida-1')
    expect(other).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
    const elsewhere = await generate([await ordering.item(BLOOD_COUNT)], 3, 'clave-repetida-1')
    expect(elsewhere).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
    expect(await counts()).toEqual(before)
  })

  it('frees the key when it is refused, so that the corrected order can use it', async () => {
    const wrong = await generate([await ordering.item(BLOOD_COUNT, { cantidad: 9_000 })], 1, 'clave-corregida')
    expect(wrong.status).toBe(422)
    expect((await generate([await ordering.item(BLOOD_COUNT)], 1, 'clave-corregida')).status).toBe(200)
  })
})

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
    const before = await counts()
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
    expect(await counts()).toEqual(before)
  })

  it('at all when its trace cannot be kept', async () => {
    const { db } = ordering.server
    await sql`create function sin_rastro() returns trigger language plpgsql as $$
      begin if new.accion = 'orden.crear' then raise exception 'sin rastro'; end if; return new; end $$`.execute(db)
    await sql`create trigger sin_rastro before insert on auditoria for each row execute function sin_rastro()`.execute(
      db,
    )
    const before = await counts()
    const answer = await generate([await ordering.item(BLOOD_COUNT)], 1, 'sin-rastro-01')
    await sql`drop trigger sin_rastro on auditoria`.execute(db)
    expect(answer.status).toBe(500)
    expect(await counts()).toEqual(before)
    expect((await generate([await ordering.item(BLOOD_COUNT)], 1, 'sin-rastro-01')).status).toBe(200)
  })

  it('with a body that is no list of lines', async () => {
    for (const body of [[], {}, '"x"', [null], [[]], [{}], Array.from({ length: 51 }, () => ({}))]) {
      expect((await generate(body)).status).toBe(422)
    }
    expect((await generate([await ordering.item(BLOOD_COUNT)], 'abc')).status).toBe(422)
  })
})
