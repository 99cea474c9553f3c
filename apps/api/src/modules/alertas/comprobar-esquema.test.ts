import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertas } from '@cauce/contract/alertas'
import { WARFARIN, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const decode = Schema.decodeUnknownSync(alertas.comprobarEsquema.answer)
const check = async (principios: readonly string[], consulta_id = 22) =>
  decode((await clinic.post('/alertas/comprobar-esquema', { consulta_id, principios })).body)
const answers = async (principios: readonly string[], consulta_id = 22) =>
  (await check(principios, consulta_id)).comprobaciones.map(({ comprobacion, respuesta }) => [comprobacion, respuesta])

describe('comprobar un esquema', () => {
  it('sin nada que decir responde limpia, con su conocimiento y lo que se revisó', async () => {
    const answer = await check(['Trastuzumab'])
    expect(answer.revisados).toEqual(['Trastuzumab'])
    expect(answer.comprobaciones).toEqual([
      expect.objectContaining({ comprobacion: 'interacciones', respuesta: 'limpia', por_que: null }),
      expect.objectContaining({ comprobacion: 'alergia', respuesta: 'limpia' }),
      expect.objectContaining({ comprobacion: 'alergia_cruzada', respuesta: 'limpia' }),
    ])
    expect(answer.comprobaciones[0]?.conocimiento).toMatchObject({ catalogo: 'interacciones', version: '2026-11' })
  })

  it('un principio que el conocimiento no tiene queda sin verificar y se nombra', async () => {
    const [interactions] = (await check(['Trastuzumab', 'Principio inventado'])).comprobaciones
    expect(interactions).toMatchObject({
      respuesta: 'no_verificada',
      por_que: 'El conocimiento de interacciones no tiene el principio activo Principio inventado',
      conocimiento: null,
    })
  })

  it('cuenta lo que el afiliado ya toma y sus alergias', async () => {
    await clinic.order([await clinic.line(WARFARIN, { frecuencia: 24, duracion: 30 })])
    const [interactions] = (await check(['Capecitabina'])).comprobaciones
    expect(interactions).toMatchObject({ respuesta: 'encontrada' })
    expect(interactions?.hallazgos[0]?.clave).toMatch(/^interaccion:\d+:\d+-capecitabina~/u)
    expect(await answers(['Amoxicilina'], 1)).toContainEqual(['alergia', 'encontrada'])
    expect(await answers(['Meropenem'], 1)).toContainEqual(['alergia_cruzada', 'encontrada'])
    expect(await answers(['Trastuzumab'], 6)).toEqual([
      ['interacciones', 'limpia'],
      ['alergia', 'no_verificada'],
      ['alergia_cruzada', 'no_verificada'],
    ])
  })
})

describe('lo que se formula mientras hay un esquema en curso', () => {
  it('se compara con los medicamentos del esquema', async () => {
    const scheme = await clinic.server.db
      .selectFrom('orden_esquemas as e')
      .innerJoin('ordenes as o', 'o.id', 'e.orden_id')
      .select(['e.afiliado_id', 'o.consulta_id'])
      .where('e.en_curso', '=', true)
      .where('e.nombre_esquema', 'ilike', '%cape%')
      .executeTakeFirstOrThrow()
    const token = await clinic.server.login('oncologo@cauce.demo')
    const answer = await clinic.post(
      '/alertas/verificarInteraccion',
      { medicamentosSeleccionados: [await clinic.drugId(WARFARIN)], consulta_id: scheme.consulta_id },
      { token },
    )
    expect(answer.body).toMatchObject([
      {
        resultado: true,
        interacciones: [
          {
            hallazgo: {
              medicamentos: expect.arrayContaining([
                expect.objectContaining({ codesumi_id: null, principio: 'Capecitabina', origen: 'activo' }),
              ]),
            },
          },
        ],
      },
    ])
  })

  it('y con lo que se le añadió, por sus principios y con su dosis', async () => {
    const { db } = clinic.server
    const { id, consulta_id } = await db
      .selectFrom('orden_esquema_lineas as l')
      .innerJoin('orden_esquemas as e', 'e.id', 'l.orden_esquemas_id')
      .innerJoin('ordenes as o', 'o.id', 'e.orden_id')
      .select(['l.id', 'o.consulta_id'])
      .where('e.en_curso', '=', true)
      .where('l.estado_id', '=', 1)
      .orderBy('l.id', 'desc')
      .executeTakeFirstOrThrow()
    const medicamento = 'Warfarina 5 mg tableta'
    const codesumi_id = (
      await db.selectFrom('medicamentos').select('id').where('nombre', '=', medicamento).executeTakeFirstOrThrow()
    ).id
    await db.updateTable('orden_esquema_lineas').set({ medicamento, codesumi_id }).where('id', '=', id).execute()
    const token = await clinic.server.login('oncologo@cauce.demo')
    const body = { medicamentosSeleccionados: [await clinic.drugId('Ibuprofeno 400 mg tableta')], consulta_id }
    const answer = await clinic.post('/alertas/verificarInteraccion', body, { token })
    expect(answer.body).toMatchObject([
      {
        interacciones: expect.arrayContaining([
          expect.objectContaining({
            hallazgo: expect.objectContaining({
              medicamentos: expect.arrayContaining([
                expect.objectContaining({ codesumi_id, principio: 'Warfarina', origen: 'activo' }),
              ]),
            }),
          }),
        ]),
      },
    ])
  })
})
