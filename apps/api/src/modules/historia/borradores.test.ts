import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OTHER_VERSION } from '@cauce/domain/clinical-record/draft-save'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { RECORD_LOCKED } from '@cauce/domain/clinical-record/record-state'
import { NO_RECORD_OF_MISSED, ONLY_ITS_PROFESSIONAL } from '@cauce/domain/clinical-record/record-writer'
import { openRecords, type Records } from '../../../../../tests/support/clinical-record.ts'
import { ANAMNESIS } from '../../../../../tests/support/record-visit.ts'

let records: Records
beforeAll(async () => {
  records = await openRecords()
})
afterAll(() => records.close())

const anamnesis = { componente: 'anamnesis', datos: ANAMNESIS } as const

describe('a draft', () => {
  it('is kept by component, and the record shows it to whoever goes on with it', async () => {
    const consulta = await records.visit()
    expect(await records.view(consulta)).toMatchObject({
      consulta_id: consulta,
      estado: 'abierta',
      escribe: true,
      historia: null,
      borradores: [],
      notas: [],
      anterior: null,
      ultima_visita: null,
    })
    expect(await records.save(consulta, { ...anamnesis, equipo: 'Consultorio 3' })).toMatchObject({
      status: 200,
      body: { version: 1 },
    })
    expect((await records.save(consulta, { componente: 'medidas', datos: { ...NO_MEASURES, peso: 70 } })).status).toBe(
      200,
    )
    const { borradores } = await records.view(consulta)
    expect(borradores).toMatchObject([
      { componente: 'anamnesis', version: 1, datos: ANAMNESIS, equipo: 'Consultorio 3' },
      { componente: 'medidas', version: 1, datos: { peso: 70, talla: null } },
    ])
  })

  it('is saved from the last version only; nothing is written over', async () => {
    const consulta = await records.visit()
    await records.save(consulta, anamnesis)
    const second = { ...anamnesis, datos: { ...ANAMNESIS, motivo: 'Dolor lumbar agudo' } }
    expect(await records.save(consulta, { ...second, version: 1 })).toMatchObject({ status: 200, body: { version: 2 } })
    const late = { ...anamnesis, datos: { ...ANAMNESIS, motivo: 'Lumbago' } }
    for (const version of [0, 1, 3])
      expect(await records.save(consulta, { ...late, version })).toMatchObject({
        status: 409,
        body: { codigo: 'borrador.otra_version', error: OTHER_VERSION },
      })
    expect((await records.view(consulta)).borradores).toMatchObject([{ version: 2, datos: second.datos }])
  })

  it('sent again because its answer was lost counts as saved', async () => {
    const consulta = await records.visit()
    const first = await records.save(consulta, anamnesis)
    expect(await records.save(consulta, anamnesis)).toMatchObject({ status: 200, body: first.body })
    expect((await records.view(consulta)).borradores).toMatchObject([{ version: 1 }])
  })

  it('is checked by the fields of its component', async () => {
    const consulta = await records.visit()
    const wrong = [
      [{ componente: 'anamnesis', datos: { motivo: 'Tos' } }, 'datos.enfermedad_actual'],
      [{ componente: 'anamnesis', datos: { ...ANAMNESIS, motivo: 'a'.repeat(2_001) } }, 'datos.motivo'],
      [{ componente: 'anamnesis', datos: { ...ANAMNESIS, motivo: 'a\u0000b' } }, 'datos.motivo'],
      [{ componente: 'medidas', datos: { ...NO_MEASURES, peso: '70' } }, 'datos.peso'],
      [
        { componente: 'diagnosticos', datos: { diagnosticos: [await records.diagnosis('M545', { id: 1.5 })] } },
        'datos.diagnosticos.0.id',
      ],
    ] as const
    for (const [draft, field] of wrong) {
      const answer = await records.save(consulta, draft)
      expect(answer.status).toBe(422)
      expect(Object.keys(Object(answer.body).errores)).toEqual([field])
    }
    expect((await records.view(consulta)).borradores).toEqual([])
  })

  it('takes at most 64 KiB, keeps no field that is not of the record and no half of a character', async () => {
    const consulta = await records.visit()
    const one = await records.diagnosis('M545')
    const many = Array.from({ length: 1_000 }, (_, index) => ({ ...one, id: index + 1 }))
    expect(await records.save(consulta, { componente: 'diagnosticos', datos: { diagnosticos: many } })).toMatchObject({
      status: 422,
      body: { errores: { datos: ['El borrador es demasiado grande'] } },
    })
    const odd = { ...ANAMNESIS, motivo: 'a\ud800b', otro: 1 }
    expect((await records.save(consulta, { ...anamnesis, datos: odd })).status).toBe(200)
    expect((await records.view(consulta)).borradores[0]?.datos).toEqual({ ...ANAMNESIS, motivo: 'a\ufffdb' })
    expect(await records.save(consulta, { ...anamnesis, datos: odd })).toMatchObject({ body: { version: 1 } })
  })

  it('is of one screen, one model and one component that the record has', async () => {
    const { ordering } = records
    const consulta = await records.visit()
    const body = { modelo: 'historia', ruta: '/panelMedico/atencion', componente: 'plan', version: 0, datos: {} }
    for (const change of [{ ruta: '/otra' }, { modelo: 'otro' }, { componente: 'otro' }, { version: -1 }, { datos: 7 }])
      expect((await ordering.post(`/historia/borrador/${consulta}`, { ...body, ...change })).status).toBe(422)
  })
})

describe('who writes a record', () => {
  it('is the professional of the consultation; who sees all of them reads it', async () => {
    const consulta = await records.visit()
    await records.save(consulta, anamnesis)
    const { server } = records.ordering
    const admin = await server.login('admin@cauce.demo')
    expect(await records.view(consulta, { token: admin })).toMatchObject({
      escribe: false,
      borradores: [{ version: 1 }],
    })
    expect(await records.save(consulta, { ...anamnesis, version: 1 }, { token: admin })).toMatchObject({
      status: 403,
      body: { codigo: 'historia.ajena', error: ONLY_ITS_PROFESSIONAL },
    })
    const oncologist = await server.login('oncologo@cauce.demo')
    for (const answer of [
      await records.save(consulta, anamnesis, { token: oncologist }),
      await records.ordering.get(`/historia/consulta/${consulta}`, { token: oncologist }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect((await records.save(999_999, anamnesis)).status).toBe(404)
    expect((await records.ordering.get('/historia/consulta/999999')).status).toBe(404)
  })

  it('writes nothing of a consultation to which nobody came, nor of a record that was finalised', async () => {
    const missed = await records.visit({ estado_id: 5 })
    expect(await records.save(missed, anamnesis)).toMatchObject({
      status: 422,
      body: { codigo: 'consulta.no_asistio', error: NO_RECORD_OF_MISSED },
    })
    const done = await records.visit()
    await records.finalise(done, await records.complete())
    expect(await records.save(done, anamnesis)).toMatchObject({
      status: 409,
      body: { codigo: 'historia.finalizada', error: RECORD_LOCKED },
    })
  })
})

it('readings are audited, and of drafts the first one and each change of device', async () => {
  const consulta = await records.visit()
  await records.save(consulta, { ...anamnesis, equipo: 'A' })
  const later = (motivo: string) => ({ ...anamnesis, datos: { ...ANAMNESIS, motivo } })
  await records.save(consulta, { ...later('Uno'), version: 1, equipo: 'A' })
  await records.save(consulta, { ...later('Dos'), version: 2, equipo: 'B' })
  expect(await records.audited('historia.borrador', consulta)).toEqual([
    { componente: 'anamnesis', version: 1 },
    { componente: 'anamnesis', version: 3 },
  ])
  await records.view(consulta)
  await expect.poll(() => records.audited('historia_clinica.leer', consulta)).toHaveLength(1)
})
