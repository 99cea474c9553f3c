import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AMOXICILLIN, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

let clinic: Medications
let shortage: number
beforeAll(async () => {
  clinic = await openMedications()
  const row = await clinic.server.db.selectFrom('desabastecimientos').select('id').executeTakeFirstOrThrow()
  shortage = row.id
})
afterAll(() => clinic.close())

const answerAlert = (change: object = {}, key?: string) =>
  clinic.post(
    '/alertas/crearAuditoria',
    {
      acepto: 'Si',
      alerta_detalle_id: shortage,
      consulta_id: 1,
      estado_alerta_id: 1,
      motivo: 'Confirmado con farmacia',
      ...change,
    },
    key === undefined ? {} : { key },
  )
const answerAllergy = async (change: object = {}, key?: string) =>
  clinic.post(
    '/seguimiento-alergias-ordenamiento/crear-seguimiento-alergia',
    {
      consulta_id: 1,
      codesumi_id: await clinic.drugId(AMOXICILLIN),
      acepto_ordenar: 'Si',
      motivo: 'Se desensibilizó',
      ...change,
    },
    key === undefined ? {} : { key },
  )
const alerts = () => clinic.server.db.selectFrom('auditoria_alertas').selectAll().orderBy('id').execute()
const follows = () => clinic.server.db.selectFrom('seguimiento_alergias').selectAll().orderBy('id').execute()
const lastEntry = (accion: string) =>
  clinic.server.db
    .selectFrom('auditoria')
    .select(['user_id', 'recurso_id', 'afiliado_id', 'detalle'])
    .where('accion', '=', accion)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('la respuesta a una alerta', () => {
  it('queda con su motivo y su autor, aceptada o rechazada, y se audita sin palabras clínicas', async () => {
    expect(await answerAlert()).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), mensaje: 'Respuesta registrada' },
    })
    expect((await alerts()).at(-1)).toMatchObject({
      consulta_id: 1,
      clase: 'desabastecimiento',
      alerta_detalle_id: shortage,
      acepto: true,
      motivo: 'Confirmado con farmacia',
      usuario_registra_id: 1,
      estado_alerta_id: 1,
    })
    expect(await lastEntry('alerta.aceptar')).toMatchObject({ user_id: 1, recurso_id: '1', afiliado_id: 1 })
    expect(JSON.stringify(await lastEntry('alerta.aceptar'))).not.toContain('Confirmado')
    await answerAlert({ acepto: 'No', motivo: null })
    expect((await alerts()).at(-1)).toMatchObject({ acepto: false, motivo: null })
    expect(await lastEntry('alerta.rechazar')).toMatchObject({ user_id: 1 })
  })

  it('a nombre de otra persona se niega y se audita', async () => {
    const before = await alerts()
    expect(await answerAlert({ usuario_registra_id: 2 })).toMatchObject({
      status: 403,
      body: { codigo: 'permiso.denegado' },
    })
    expect(await alerts()).toEqual(before)
    expect(await lastEntry('alerta.otro_autor')).toMatchObject({ user_id: 1, detalle: { usuario_registra_id: 2 } })
    expect((await answerAlert({ usuario_registra_id: 2, consulta_id: 2_000_000_000 })).status).toBe(403)
    expect(await lastEntry('alerta.otro_autor')).toMatchObject({ recurso_id: '2000000000' })
    expect((await answerAlert({ usuario_registra_id: 1 })).status).toBe(200)
  })

  it('repetida con la misma llave es una sola', async () => {
    const before = await alerts()
    const answers = await Promise.all([1, 2, 3].map(() => answerAlert({}, 'alerta-repetida-1')))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await alerts()).toHaveLength(before.length + 1)
  })

  it('es de una alerta que existe y de una consulta propia', async () => {
    expect(await answerAlert({ alerta_detalle_id: 2_000_000_000 })).toMatchObject({
      status: 422,
      body: { errores: { alerta_detalle_id: ['La alerta no existe'] } },
    })
    expect((await answerAlert({ alerta_detalle_id: 1, clase: 'interacciones' })).status).toBe(200)
    const other = await clinic.server.db
      .selectFrom('consultas')
      .select('id')
      .where('medico_user_id', '!=', 1)
      .executeTakeFirstOrThrow()
    expect(await answerAlert({ consulta_id: other.id })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await answerAlert({ consulta_id: 2_000_000_000 })).status).toBe(404)
  })
})

describe('la respuesta a una alergia', () => {
  it('ordenar de todos modos queda con su motivo', async () => {
    expect((await answerAllergy()).status).toBe(200)
    expect((await follows()).at(-1)).toMatchObject({
      consulta_id: 1,
      afiliado_id: 1,
      acepto_ordenar: true,
      motivo: 'Se desensibilizó',
      user_id: 1,
    })
    expect(await lastEntry('alergia.ordenar')).toMatchObject({ user_id: 1, afiliado_id: 1 })
  })

  it('cancelar también, con las palabras de la especificación', async () => {
    expect(await answerAllergy({ acepto_ordenar: false, motivo: null })).toMatchObject({
      status: 200,
      body: { mensaje: 'Ordenamiento cancelado por alergia' },
    })
    expect((await follows()).at(-1)).toMatchObject({ acepto_ordenar: false, motivo: null })
    expect(await lastEntry('alergia.cancelar')).toMatchObject({ user_id: 1 })
    await answerAllergy({ acepto_ordenar: 'No' })
    expect((await follows()).at(-1)).toMatchObject({ acepto_ordenar: false })
  })

  it('repetida con la misma llave es una sola, y de un medicamento que existe', async () => {
    const before = await follows()
    await Promise.all([1, 2].map(() => answerAllergy({}, 'alergia-repetida-1')))
    expect(await follows()).toHaveLength(before.length + 1)
    expect((await answerAllergy({ codesumi_id: 2_000_000_000 })).status).toBe(422)
  })
})
