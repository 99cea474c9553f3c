/** A scheme and a medication of the same affiliate, sent at the same instant: the second sees the first. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { cleanChecks, WARFARIN } from '../../../../../tests/support/medications.ts'
import { BLANCA, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

const ROUNDS = 8
const BLANCA_ISC = 1.64

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const readProposals = Schema.decodeUnknownSync(ordenamiento.proponerDireccionamiento.answer)

const warfarin = async (consulta_id: number) => {
  const { id } = await schemes.server.db
    .selectFrom('medicamentos')
    .select('id')
    .where('nombre', '=', WARFARIN)
    .executeTakeFirstOrThrow()
  const asked = { consulta_id, tipo_orden_id: OrderType.medications, items: [id] }
  const [proposal] = readProposals((await schemes.post('/ordenamiento/proponer-direccionamiento', asked)).body)
  const { id: diagnostico_id } = await schemes.server.db
    .selectFrom('cie10')
    .select('id')
    .where('codigo', '=', 'I10')
    .executeTakeFirstOrThrow()
  const taken = { dosis: 1, frecuencia: 24, tiempo: 'Horas' as const, duracion: 30, meses: 1 }
  return {
    articulo: { codesumi: { id, nombre: WARFARIN } },
    via: 'Oral',
    ...taken,
    cantidadMedico: monthlyQuantity(taken),
    observacion: 'En la noche',
    fechaVigencia: schemes.today,
    rep_id: proposal?.rep?.id,
    diagnostico_id,
    comprobaciones: cleanChecks(),
  }
}

/** Nothing is taken any more. */
const clear = async (afiliado: number, consulta: number): Promise<void> => {
  const [line] = await schemes.active(consulta)
  if (line !== undefined) await schemes.post('/ordenamiento/cancelarEsquema', { orden_id: line.orden_id })
  await schemes.server.db
    .updateTable('orden_articulos')
    .set({ estado_id: OrderStatus.annulled })
    .where('afiliado_id', '=', afiliado)
    .execute()
}

it('of a scheme and a medication that interact, sent at once, one waits and is asked about the other', async () => {
  const { consulta, afiliado } = await schemes.visit(BLANCA)
  const line = await warfarin(consulta)
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear(afiliado, consulta)
    const order = await schemes.answered(consulta, await schemes.orderOf('CAPOX', BLANCA_ISC))
    const answers = await Promise.all([
      schemes.generate(consulta, order),
      schemes.post(`/ordenamiento/generarOrdenamiento/${consulta}/1`, [line]),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(JSON.stringify(answers)).toContain('INR')
  }
})
