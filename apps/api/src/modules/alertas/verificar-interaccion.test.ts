import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import {
  CLEAR_CONSULTATION,
  IBUPROFEN,
  LORATADINE,
  WARFARIN,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const decode = Schema.decodeUnknownSync(alertas.verificarInteraccion.answer)
const ask = (ids: readonly number[], consulta_id?: number) =>
  clinic.post('/alertas/verificarInteraccion', {
    medicamentosSeleccionados: ids,
    ...(consulta_id === undefined ? {} : { consulta_id }),
  })
const check = async (names: readonly string[], consulta?: number) => {
  const ids = await Promise.all(names.map((name) => clinic.drugId(name)))
  const [answer] = decode((await ask(ids, consulta)).body)
  if (answer === undefined) throw new Error('no answer')
  return answer
}

describe('verificar las interacciones', () => {
  it('encuentra la más grave de cada pareja, con su conocimiento y lo que se revisó', async () => {
    const answer = await check([WARFARIN, IBUPROFEN])
    expect(answer.resultado).toBe(true)
    expect(answer.interacciones).toHaveLength(1)
    expect(answer.interacciones[0]).toMatchObject({
      tipo_alerta: 'Mayor',
      mensaje: expect.stringContaining('hemorragia'),
      hallazgo: { severidad: 'mayor', comprobacion: 'interacciones', bloquea: false },
    })
    expect(answer.interacciones[0]?.hallazgo.clave).toMatch(/^interaccion:\d+:\d+-\d+~/u)
    expect(answer.conocimiento).toMatchObject({ catalogo: 'interacciones', version: '2026-11' })
    expect(answer.revisados).toEqual([await clinic.drugId(WARFARIN), await clinic.drugId(IBUPROFEN)])
  })

  it('sin ninguna responde limpia, y el orden de la lista no cambia nada', async () => {
    expect(await check([WARFARIN, LORATADINE])).toMatchObject({ resultado: false, interacciones: [] })
    const there = await check([WARFARIN, LORATADINE, IBUPROFEN])
    const back = await check([IBUPROFEN, LORATADINE, WARFARIN])
    expect(back.interacciones).toEqual(there.interacciones)
  })

  it('con la consulta cuenta lo que el afiliado ya toma', async () => {
    await clinic.order([await clinic.line(WARFARIN, { frecuencia: 24, duracion: 30 })])
    const answer = await check([IBUPROFEN], CLEAR_CONSULTATION)
    expect(answer.interacciones[0]?.hallazgo.medicamentos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ nombre: IBUPROFEN, origen: 'por_ordenar' }),
        expect.objectContaining({ nombre: WARFARIN, origen: 'activo' }),
      ]),
    )
    expect((await check([IBUPROFEN])).interacciones).toEqual([])
  })

  it('no dice nada de un medicamento que el catálogo no tiene, ni de la consulta de otro', async () => {
    expect(await ask([2_000_000_000])).toMatchObject({
      status: 422,
      body: { errores: { medicamentosSeleccionados: ['El medicamento no existe en el catálogo'] } },
    })
    const other = await clinic.server.db
      .selectFrom('consultas')
      .select('id')
      .where('medico_user_id', '!=', 1)
      .executeTakeFirstOrThrow()
    const id = await clinic.drugId(WARFARIN)
    expect(await ask([id], other.id)).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect((await ask([id], 2_000_000_000)).status).toBe(404)
  })

  it('no da por revisado un medicamento cuyo principio el conocimiento no tiene', async () => {
    const { id } = await clinic.server.db
      .insertInto('medicamentos')
      .values({
        codigo: 'PRUEBA-1',
        atc: '',
        principio_activo: 'Principio inventado',
        nombre: 'Inventado 10 mg tableta',
        componentes: 'Principio inventado',
        confianza: 'media',
        fuente: 'Prueba',
        busqueda: 'inventado',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [answer] = decode((await ask([id, await clinic.drugId(WARFARIN)])).body)
    expect(answer?.revisados).toEqual([])
  })

  it('queda en la auditoría quién comprobó qué en qué consulta', async () => {
    await check([LORATADINE], CLEAR_CONSULTATION)
    await expect
      .poll(() =>
        clinic.server.db
          .selectFrom('auditoria')
          .select(['accion', 'user_id', 'recurso_id'])
          .where('accion', '=', 'alertas.comprobar')
          .orderBy('id', 'desc')
          .executeTakeFirst(),
      )
      .toEqual({ accion: 'alertas.comprobar', user_id: 1, recurso_id: String(CLEAR_CONSULTATION) })
  })
})
