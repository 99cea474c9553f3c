import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { PAST_VALIDITY } from '@cauce/domain/ordering/validity-date'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const rows = (body: unknown): unknown[] => (Array.isArray(body) ? body : [])

const search = (nombre: string) => ordering.post('/cup/buscarCupsNombre', { nombre })
const validate = (item: object) => ordering.post('/ordenamiento/validar-cup', { consulta_id: 1, ...item })
const propose = (cups: readonly number[], consulta_id = 1) =>
  ordering.post('/ordenamiento/proponer-direccionamiento', {
    consulta_id,
    tipo_orden_id: OrderType.procedures,
    items: cups,
  })
const searchSites = (prestador: string, extra: object = {}) =>
  ordering.post('/reps/listar?page=0', { prestador, ...extra })

describe('the search of procedures', () => {
  it('finds by name whatever the accents, the case and the order of the words', async () => {
    const [found] = rows((await search('TOTAL  Ecografía abdomen')).body)
    expect(found).toMatchObject({ codigo: ULTRASOUND, nombre: 'Ecografía de abdomen total' })
  })

  it('finds by code, in the order of the codes', async () => {
    expect(rows((await search(COLONOSCOPY)).body)[0]).toMatchObject({
      codigo: COLONOSCOPY,
      requiere_auditoria: 1,
      requiere_consentimiento: 1,
      cantidad_maxima: 1,
    })
    const codes = rows((await search('9022')).body).map((row) => String(Object(row).codigo))
    const prefixed = codes.filter((code) => code.startsWith('9022'))
    expect(prefixed.length).toBeGreaterThan(5)
    expect(codes.slice(0, prefixed.length)).toEqual(prefixed.toSorted())
  })

  it('answers at most fifty rows, and none for blanks that are only accents', async () => {
    expect(rows((await search('de')).body)).toHaveLength(50)
    expect((await search('\u0301')).body).toEqual([])
  })

  it('takes wildcards literally', async () => {
    expect((await search('%%%%')).body).toEqual([])
    expect((await search('____')).body).toEqual([])
  })

  it('does not offer inactive procedures nor headings of the catalogue, unless the heading is written whole', async () => {
    const { db } = ordering.server
    const hidden = await ordering.cupId('902206')
    await db.updateTable('cups').set({ activo: false }).where('id', '=', hidden).execute()
    await db
      .updateTable('cups')
      .set({ lista_tabular: false })
      .where('id', '=', await ordering.cupId('902207'))
      .execute()
    const codes = rows((await search('9022')).body).map((row) => String(Object(row).codigo))
    expect(codes).not.toContain('902206')
    expect(codes).not.toContain('902207')
    expect(rows((await search('902207')).body)).toHaveLength(1)
  })

  it('refuses an empty or too long text', async () => {
    expect((await search('   ')).body).toMatchObject({ errores: { nombre: [REQUIRED_FIELD] } })
    expect((await search('x'.repeat(101))).status).toBe(422)
  })
})

describe('the validation of a line', () => {
  it('answers the procedure and the earlier orders of it, newest first', async () => {
    const first = await ordering.order([BLOOD_COUNT])
    const second = await ordering.order([BLOOD_COUNT])
    const { status, body } = await validate(await ordering.item(BLOOD_COUNT))
    expect(status).toBe(200)
    expect(body).toMatchObject({ cups: { codigo: BLOOD_COUNT }, advertencias: [] })
    const history = rows(Object(body).historico)
    expect(history.map((row) => Object(row).orden_id).slice(0, 2)).toEqual([second.id, first.id])
    expect(history[0]).toEqual({
      orden_id: second.id,
      estado: 'Activa',
      estado_id: 1,
      rep_nombre: 'Sede Laureles',
      fecha_vigencia: ordering.today,
      cantidad: 1,
    })
  })

  it('forgets orders of more than a year ago', async () => {
    const line = await ordering.server.db
      .selectFrom('orden_procedimientos')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const cup = await ordering.cupId('902209')
    const history = async () => rows(Object((await validate(await ordering.item('902209'))).body).historico)
    const put = (days: number) =>
      sql`update orden_procedimientos set cup_id = ${cup}, afiliado_id = 1, created_at = now() - make_interval(days => ${days})
        where id = ${line.id}`.execute(ordering.server.db)
    await put(360)
    expect(await history()).toHaveLength(1)
    await put(370)
    expect(await history()).toEqual([])
  })

  it('warns, without forbidding, of a procedure foreseen for the other sex', async () => {
    await ordering.server.db
      .updateTable('cups')
      .set({ sexo: 'M' })
      .where('id', '=', await ordering.cupId('902208'))
      .execute()
    const { status, body } = await validate(await ordering.item('902208'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ advertencias: ['El catálogo prevé este procedimiento para el sexo masculino'] })
  })

  it('refuses with the message that the dialog shows', async () => {
    const past = await ordering.item(BLOOD_COUNT, { fechaVigencia: addDays(ordering.today, -1) })
    expect(await validate(past)).toMatchObject({
      status: 422,
      body: { error: PAST_VALIDITY, errores: { fechaVigencia: [PAST_VALIDITY] } },
    })
    expect(await validate(await ordering.item(BLOOD_COUNT, { consulta_id: 4 }))).toMatchObject({
      status: 422,
      body: { error: DECEASED_MESSAGE },
    })
    const { consulta_id: _, ...without } = { consulta_id: 1, ...(await ordering.item(BLOOD_COUNT)) }
    expect(await ordering.post('/ordenamiento/validar-cup', without)).toMatchObject({
      status: 422,
      body: { errores: { consulta_id: [REQUIRED_FIELD] } },
    })
  })
})

describe('the proposal of sites', () => {
  it('says for each procedure the site, the rule in words and the alternatives', async () => {
    const cups = await Promise.all([BLOOD_COUNT, COLONOSCOPY, ULTRASOUND].map((codigo) => ordering.cupId(codigo)))
    const { body } = await propose(cups)
    expect(body).toEqual([
      expect.objectContaining({
        item_id: cups[0],
        regla: 'ips_primaria',
        automatico: true,
        motivo: 'Automático: IPS primaria del afiliado',
        rep: expect.objectContaining({ nombre: 'Sede Laureles' }),
      }),
      expect.objectContaining({ item_id: cups[1], regla: 'contrato_municipio', automatico: false }),
      expect.objectContaining({
        item_id: cups[2],
        rep: null,
        regla: 'ninguna',
        motivo: 'Ninguna sede contratada en Medellín',
      }),
    ])
  })

  it('refuses a procedure that is not in the catalogue, and a deceased affiliate', async () => {
    expect(await propose([await ordering.cupId(BLOOD_COUNT), 2_000_000_000])).toMatchObject({
      status: 422,
      body: { errores: { 'items.1': ['El procedimiento no existe en el catálogo'] } },
    })
    expect(await propose([1], 4)).toMatchObject({ status: 422, body: { error: DECEASED_MESSAGE } })
    expect((await propose([])).body).toEqual([])
  })
})

describe('the search of sites', () => {
  it('answers the site with its provider and municipality', async () => {
    expect((await searchSites('LAURELES')).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          nombre: 'Sede Laureles',
          prestadores: { nit: expect.any(String) },
          municipio: { nombre: 'Medellín' },
        }),
      ]),
    )
  })

  it('puts first the sites with a contract for the procedure', async () => {
    const cup_id = await ordering.cupId(COLONOSCOPY)
    const [first] = rows(
      (await searchSites('e', { tipo_orden_id: OrderType.procedures, item_id: cup_id, consulta_id: 1 })).body,
    )
    const { body } = await ordering.post('/ordenamiento/proponer-direccionamiento', {
      consulta_id: 1,
      tipo_orden_id: 2,
      items: [cup_id],
    })
    const [proposal] = rows(body)
    const contracted = [
      Object(proposal).rep.id,
      ...rows(Object(proposal).alternativas).map((site) => Object(site).rep_id),
    ]
    expect(contracted).toContain(Object(first).id)
  })

  it('does not offer inactive sites and is empty past the last page', async () => {
    const { db } = ordering.server
    const site = await db.selectFrom('reps').select(['id', 'nombre']).orderBy('id', 'desc').executeTakeFirstOrThrow()
    await db.updateTable('reps').set({ activo: false }).where('id', '=', site.id).execute()
    expect(rows((await searchSites(site.nombre)).body).map((row) => Object(row).id)).not.toContain(site.id)
    expect((await ordering.post('/reps/listar?page=900', { prestador: 'a' })).body).toEqual([])
    expect((await ordering.post('/reps/listar?page=-1', { prestador: 'a' })).status).toBe(422)
  })
})
