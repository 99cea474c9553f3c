import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_COMPONENTS, fromComponents } from '@cauce/domain/clinical-record/record-components'
import { RECORD_LOCKED } from '@cauce/domain/clinical-record/record-state'
import { FINALISE_FAILED, unroutedLines } from '@cauce/domain/clinical-record/required-to-finalise'
import { sessionUser, testCtx, testWork } from '../../testing/database.ts'
import { orderedLines } from './finalise-queries.ts'
import { finaliseRecord } from './finalise.ts'
import { saveDraft } from './save-draft.ts'
import { tellDevices } from './tell-devices.ts'
import { bodyHash } from '../../http/idempotency.ts'
import { BLOOD_COUNT, ULTRASOUND } from '../../../../../tests/support/ordering.ts'
import { MARIA, openRecords, type Records } from '../../../../../tests/support/clinical-record.ts'
import { ANAMNESIS } from '../../../../../tests/support/record-visit.ts'

let records: Records
beforeAll(async () => {
  records = await openRecords()
})
afterAll(() => records.close())

const consultation = (id: number) =>
  records.ordering.server.db.selectFrom('consultas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('finalising', () => {
  it('locks the record under its fingerprint, and the consultation was attended', async () => {
    const consulta = await records.visit()
    await records.save(consulta, { componente: 'anamnesis', datos: ANAMNESIS })
    const complete = await records.complete()
    const answer = await records.finalise(consulta, complete, { versiones: { anamnesis: 1 } })
    expect(answer).toMatchObject({ status: 200, body: { mensaje: 'Historia clínica finalizada' } })
    const view = await records.view(consulta)
    expect(view).toMatchObject({
      estado: 'finalizada',
      historia: fromComponents(complete),
      finalizada: { por: 'Laura Restrepo Mejía', huella: Object(answer.body).huella },
      borradores: [],
    })
    expect(view.finalizada?.huella).toBe(bodyHash(view.historia))
    expect((await consultation(consulta)).estado_id).toBe(4)
    expect(await records.audited('historia.finalizar', consulta)).toEqual([
      { huella: view.finalizada?.huella, de_estado_id: 3, a_estado_id: 4 },
    ])
    const { db } = records.ordering.server
    const drafts = db.selectFrom('historia_borradores').select('version').where('consulta_id', '=', consulta)
    expect(await drafts.execute()).toEqual([])
  })

  it('says what is missing beside each field and writes nothing', async () => {
    const consulta = await records.visit()
    expect(await records.finalise(consulta, EMPTY_COMPONENTS)).toMatchObject({
      status: 422,
      body: {
        codigo: 'historia.incompleta',
        error: 'Falta para finalizar: Motivo de consulta, Enfermedad actual, Examen físico, Diagnósticos, Plan',
        errores: {
          motivo: ['Escriba el motivo de consulta'],
          enfermedad_actual: ['Escriba la enfermedad actual'],
          examen_fisico: ['Escriba el examen físico'],
          diagnosticos: ['Elija el diagnóstico principal'],
          plan: ['Escriba el plan'],
        },
      },
    })
    expect((await records.view(consulta)).estado).toBe('abierta')
    expect((await consultation(consulta)).estado_id).toBe(3)
  })

  it('needs every order of the consultation to be routed', async () => {
    const consulta = await records.visit({ documento: MARIA })
    await records.ordering.order([BLOOD_COUNT], consulta)
    const unrouted = await records.ordering.order([ULTRASOUND], consulta)
    const { db } = records.ordering.server
    await db.updateTable('orden_procedimientos').set({ rep_id: null }).where('orden_id', '=', unrouted.id).execute()
    const complete = await records.complete()
    const refused = await records.finalise(consulta, complete)
    expect(refused).toMatchObject({ status: 422, body: { codigo: 'historia.incompleta' } })
    const { errores } = Object(refused.body)
    expect(Object.keys(errores)).toEqual(['ordenes'])
    expect(errores.ordenes).toHaveLength(1)
    expect(errores.ordenes[0]).toContain(`ORDEN SIN DIRECCIONAMIENTO`)
    expect(errores.ordenes[0]).toContain(`(orden ${unrouted.id})`)
    await db.updateTable('orden_procedimientos').set({ estado_id: 2 }).where('orden_id', '=', unrouted.id).execute()
    expect((await records.finalise(consulta, complete)).status).toBe(200)
  })

  it.each([
    ['orden_articulos', 1],
    ['orden_procedimientos', 2],
    ['orden_esquemas', 3],
    ['orden_codigos_propios', 4],
  ] as const)('asks the lines of %s', async (table, tipo) => {
    const { db } = records.ordering.server
    const { rows } = await sql<{ id: number; orden_id: number; consulta_id: number }>`
      select l.id, o.id as orden_id, o.consulta_id from ${sql.table(table)} l join ordenes o on o.id = l.orden_id
      order by l.id desc limit 1`.execute(db)
    const [line] = rows
    if (line === undefined) throw new Error(`The demo has no line of ${table}`)
    const living = tipo === 3 ? 'orden_esquema_lineas' : table
    const key = tipo === 3 ? 'orden_esquemas_id' : 'id'
    const state = (estado_id: number) =>
      sql`update ${sql.table(living)} set estado_id = ${estado_id}::int where ${sql.ref(key)} = ${line.id}::int`.execute(
        db,
      )
    const unrouted = async () =>
      unroutedLines(await orderedLines(db, line.consulta_id)).filter(
        ({ tipo_orden_id, orden_id }) => tipo_orden_id === tipo && orden_id === line.orden_id,
      )
    await sql`update ${sql.table(table)} set rep_id = null where id = ${line.id}::int`.execute(db)
    await state(1)
    const open = await unrouted()
    expect(open.at(-1)?.nombre).not.toBe('')
    await state(2)
    expect(await unrouted()).toHaveLength(open.length - 1)
  })

  it('repeated under its key gives the same answer; under another one it is told that it was done', async () => {
    const consulta = await records.visit()
    const complete = await records.complete()
    const key = `finalizar-${consulta}`
    const first = await records.finalise(consulta, complete, { key })
    const again = await records.finalise(consulta, complete, { key })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await records.finalise(consulta, complete)).toMatchObject({
      status: 409,
      body: { codigo: 'historia.finalizada', error: RECORD_LOCKED },
    })
    expect(
      await records.finalise(consulta, { ...complete, plan: { plan: 'Otro', recomendaciones: '' } }, { key }),
    ).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
    expect(await records.audited('historia.finalizar', consulta)).toHaveLength(1)
  })

  it('stops while another device wrote something that was not seen', async () => {
    const consulta = await records.visit()
    await records.save(consulta, { componente: 'anamnesis', datos: { ...ANAMNESIS, motivo: 'Lumbago' } })
    const complete = await records.complete()
    for (const more of [{}, { versiones: { anamnesis: 0 } }, { versiones: { plan: 1 } }])
      expect(await records.finalise(consulta, complete, more)).toMatchObject({
        status: 409,
        body: { codigo: 'borrador.otra_version' },
      })
    expect((await records.finalise(consulta, complete, { versiones: { anamnesis: 1 } })).status).toBe(200)
  })

  it('is of its professional, of a consultation that took place', async () => {
    const complete = await records.complete()
    const admin = await records.ordering.server.login('admin@cauce.demo')
    const consulta = await records.visit()
    expect(await records.finalise(consulta, complete, { token: admin })).toMatchObject({
      status: 403,
      body: { codigo: 'historia.ajena' },
    })
    expect(await records.finalise(await records.visit({ estado_id: 5 }), complete)).toMatchObject({
      status: 422,
      body: { codigo: 'consulta.no_asistio' },
    })
    expect((await records.finalise(999_999, complete)).status).toBe(404)
  })
})

it('tells the other devices of who writes, without a word of what was written', async () => {
  const { db } = records.ordering.server
  const consulta = await records.visit()
  const { medico_user_id } = await consultation(consulta)
  const told: unknown[] = []
  const ctx = testCtx(db, {
    user: sessionUser({ id: medico_user_id }),
    realtime: {
      toUser: (...hint) => void told.push(hint),
      toChannel: () => {},
      toReferrals: () => {},
      closeSessions: () => {},
      permissionsChanged: () => {},
    },
  })
  const draft = {
    modelo: 'historia',
    ruta: '/panelMedico/atencion',
    componente: 'anamnesis',
    version: 0,
    datos: ANAMNESIS,
  } as const
  await saveDraft(ctx, consulta, draft)
  await saveDraft(ctx, consulta, draft)
  await finaliseRecord(ctx, consulta, { historia: await records.complete() })
  expect(told).toEqual([
    [medico_user_id, 'historia.borrador', { consulta_id: consulta, componente: 'anamnesis', version: 1 }],
  ])
  // The event is told by the server that runs.
  const delivery = () =>
    db
      .selectFrom('evento_entregas as d')
      .innerJoin('eventos as e', 'e.id', 'd.evento_id')
      .select(['d.estado', 'e.payload', 'e.ocurrio_at', 'e.user_id', 'e.id as evento_id'])
      .where('d.agregado', '=', `consulta:${consulta}`)
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await delivery()).estado).toBe('entregado')
  const { estado: _, ...event } = await delivery()
  const trx = await db.startTransaction().execute()
  const around = testWork(db, { realtime: ctx.realtime })
  await tellDevices.run(
    { ...around, trx },
    { ...event, nombre: 'historia.finalizada', agregado: `consulta:${consulta}` },
  )
  await trx.rollback().execute()
  expect(told.at(-1)).toEqual([medico_user_id, 'historia.finalizada', { consulta_id: consulta }])
})

it('a refused finalising is logged by its code, never with what was typed', async () => {
  const { db } = records.ordering.server
  const consulta = await records.visit()
  const { medico_user_id } = await consultation(consulta)
  const logged: unknown[] = []
  const ctx = testCtx(db, {
    user: sessionUser({ id: medico_user_id }),
    log: { info: () => {}, warn: (...line) => void logged.push(line), error: () => {} },
  })
  const plan = { plan: 'Un secreto', recomendaciones: '' }
  await expect(finaliseRecord(ctx, consulta, { historia: { ...EMPTY_COMPONENTS, plan } })).rejects.toMatchObject({
    codigo: 'historia.incompleta',
  })
  expect(logged).toEqual([[{ consulta_id: consulta, codigo: 'historia.incompleta' }, FINALISE_FAILED]])
})
