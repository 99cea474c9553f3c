/** The limits of the drugs of a scheme: what was applied before counts, and what an added drug brings. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { BLANCA, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

const BLANCA_ISC = 1.64

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const move = async (order: number, estado_id: number) => {
  const { db } = schemes.server
  await db.updateTable('orden_esquema_lineas').set({ estado_id }).where('orden_id', '=', order).execute()
  await db.updateTable('orden_esquemas').set({ en_curso: false }).where('orden_id', '=', order).execute()
}

it('a second course of a drug with a limit of a life is refused once the first was applied', async () => {
  const { consulta } = await schemes.visit(BLANCA)
  const order = await schemes.orderOf('AC', BLANCA_ISC)
  const first = await schemes.order(consulta, order)
  await move(first, SchemeStatus.applied)
  const answer = await schemes.generate(consulta, await schemes.answered(consulta, order))
  expect(answer).toMatchObject({
    status: 422,
    body: {
      codigo: 'datos.invalidos',
      errores: {
        'codeSumiEsquemaSeleccionado.0.cantidad_aplicaciones': [
          'Tope de por vida de Doxorrubicina: 450 mg/m²; ya recibió 240 mg/m² y se llegaría a 480 mg/m² (Ficha técnica FDA/EMA y protocolos públicos (de memoria)). No se ordena.',
        ],
      },
    },
  })
  await move(first, SchemeStatus.cancelled)
  const again = await schemes.order(consulta, order)
  await move(again, SchemeStatus.cancelled)
})

it('tells the limits of each drug with the drugs of the scheme', async () => {
  const { esquema_id } = await schemes.orderOf('R-CHOP21', BLANCA_ISC)
  const drugs = await schemes.drugs(esquema_id ?? 0)
  const vincristine = drugs.find(({ nombre }) => nombre === 'Vincristina')
  expect(vincristine?.topes).toContainEqual(
    expect.objectContaining({ tipo: 'por_dosis', unidad: 'mg', valor: 2, desviacion_maxima_pct: 0 }),
  )
})
