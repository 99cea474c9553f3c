import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { NOTE_NEEDS_FINALISED } from '@cauce/domain/clinical-record/record-state'
import { DEIBER, openRecords, type Records } from '../../../../../tests/support/clinical-record.ts'

let records: Records
beforeAll(async () => {
  records = await openRecords()
})
afterAll(() => records.close())

const measuresOf = (consulta: number) =>
  records.ordering.server.db.selectFrom('medidas').selectAll().where('consulta_id', '=', consulta).executeTakeFirst()

describe('what a finalised record leaves in the consultation', () => {
  it('is its measures with the index and the surface of the rules, on the day of the visit', async () => {
    const yesterday = addDays(records.ordering.today, -1)
    const consulta = await records.visit({ fecha_hora: new Date(`${yesterday}T10:00:00-05:00`) })
    const medidas = { ...NO_MEASURES, peso: 70, talla: 170, imc: 99, presion_sistolica: 120, presion_diastolica: 80 }
    expect((await records.finalise(consulta, await records.complete({ medidas }))).status).toBe(200)
    expect(await measuresOf(consulta)).toMatchObject({
      fecha: yesterday,
      peso: '70.0',
      talla: '170.0',
      imc: '24.22',
      isc: '1.82',
      presion_sistolica: 120,
    })
    expect((await records.view(consulta)).historia?.medidas.imc).toBe(24.22)
  })

  it('keeps what was measured before in the visit, and refuses what nobody measures', async () => {
    const consulta = await records.visit()
    await records.ordering.post(`/historia/medidas/${consulta}`, { peso: 70, talla: 170 })
    const wrong = { ...NO_MEASURES, presion_sistolica: 80, presion_diastolica: 120 }
    expect(await records.finalise(consulta, await records.complete({ medidas: wrong }))).toMatchObject({
      status: 422,
      body: { errores: { presion_diastolica: ['La presión diastólica debe ser menor que la sistólica'] } },
    })
    const medidas = { ...NO_MEASURES, perimetro_abdominal: 90 }
    await records.finalise(consulta, await records.complete({ medidas }))
    expect(await measuresOf(consulta)).toMatchObject({ peso: '70.0', isc: '1.82', perimetro_abdominal: '90.0' })
    const nothing = await records.visit()
    await records.finalise(nothing, await records.complete())
    expect(await measuresOf(nothing)).toBeUndefined()
  })

  it('is its diagnoses in the words of the catalogue, and only those', async () => {
    const consulta = await records.visit()
    const { db } = records.ordering.server
    const old = await records.diagnosis('R51')
    await db.insertInto('consulta_diagnosticos').values({ consulta_id: consulta, cie10_id: old.id }).execute()
    const lumbago = await records.diagnosis('M545')
    const stranger = { ...lumbago, id: 2_000_000_000 }
    expect(
      await records.finalise(consulta, await records.complete({ diagnosticos: { diagnosticos: [stranger] } })),
    ).toMatchObject({ status: 422, body: { errores: { diagnosticos: ['El diagnóstico no existe en la CIE-10'] } } })
    const list = [
      { ...lumbago, nombre: 'Otro nombre', codigo: 'X' },
      await records.diagnosis('I10', { principal: false, tipo: '03' }),
    ]
    expect(
      (await records.finalise(consulta, await records.complete({ diagnosticos: { diagnosticos: list } }))).status,
    ).toBe(200)
    expect((await records.view(consulta)).historia?.diagnosticos[0]).toEqual(lumbago)
    const rows = await db
      .selectFrom('consulta_diagnosticos')
      .select(['cie10_id', 'principal', 'tipo'])
      .where('consulta_id', '=', consulta)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { cie10_id: lumbago.id, principal: true, tipo: '01' },
      { cie10_id: list[1]?.id, principal: false, tipo: '03' },
    ])
  })

  it('is offered to the next record of the affiliate: the last antecedents that say something', async () => {
    const first = await records.visit({ documento: DEIBER })
    const antecedentes = { antecedentes: 'Apendicectomía a los 12 años', revision_sistemas: '' }
    await records.finalise(first, await records.complete({ antecedentes }))
    await records.finalise(await records.visit({ documento: DEIBER }), await records.complete())
    const next = await records.visit({ documento: DEIBER })
    expect((await records.view(next)).anterior).toEqual({
      consulta_id: first,
      fecha: records.ordering.today,
      antecedentes: 'Apendicectomía a los 12 años',
    })
  })

  it('tells the next one what was found and decided the last time, the principal diagnosis first', async () => {
    const last = await records.visit({ documento: DEIBER })
    const diagnosticos = [
      await records.diagnosis('I10', { principal: false, tipo: '03' }),
      await records.diagnosis('M545'),
    ]
    await records.finalise(
      last,
      await records.complete({
        diagnosticos: { diagnosticos },
        plan: { plan: 'Terapia física, diez sesiones', recomendaciones: '' },
      }),
    )
    const next = await records.visit({ documento: DEIBER })
    expect((await records.view(next)).ultima_visita).toEqual({
      consulta_id: last,
      fecha: records.ordering.today,
      tipo: 'Medicina general, control',
      medico: 'Laura Restrepo Mejía',
      diagnosticos: diagnosticos.toReversed().map(({ codigo, nombre }) => `${codigo} ${nombre}`),
      plan: 'Terapia física, diez sesiones',
    })
    expect((await records.view(last)).ultima_visita).toBeUndefined()
  })
})

describe('a clarifying note', () => {
  it('is added to a finalised record with its author and its hour, and the record stays as it was', async () => {
    const consulta = await records.visit()
    expect(await records.note(consulta, 'Falta algo')).toMatchObject({
      status: 409,
      body: { codigo: 'historia.abierta', error: NOTE_NEEDS_FINALISED },
    })
    await records.finalise(consulta, await records.complete())
    const before = await records.view(consulta)
    const key = `nota-${consulta}`
    const answer = await records.note(consulta, '  El dolor es del lado derecho ', { key })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Nota aclaratoria guardada',
        nota: { texto: 'El dolor es del lado derecho', autor: 'Laura Restrepo Mejía' },
      },
    })
    expect((await records.note(consulta, '  El dolor es del lado derecho ', { key })).body).toEqual(answer.body)
    const after = await records.view(consulta)
    expect(after.notas).toHaveLength(1)
    expect([after.historia, after.finalizada]).toEqual([before.historia, before.finalizada])
    expect(await records.audited('historia.anotar', consulta)).toEqual([{ nota_id: after.notas[0]?.id }])
  })

  it('has a text, and is of its professional', async () => {
    const consulta = await records.visit()
    await records.finalise(consulta, await records.complete())
    for (const texto of ['', '   ', 'a'.repeat(4_001), 7, null])
      expect((await records.note(consulta, texto)).status).toBe(422)
    const { server } = records.ordering
    const [admin, oncologist] = [await server.login('admin@cauce.demo'), await server.login('oncologo@cauce.demo')]
    expect(await records.note(consulta, 'Otra', { token: admin })).toMatchObject({ body: { codigo: 'historia.ajena' } })
    expect(await records.note(consulta, 'Otra', { token: oncologist })).toMatchObject({
      body: { codigo: 'consulta.ajena' },
    })
    expect((await records.view(consulta)).notas).toEqual([])
  })
})
