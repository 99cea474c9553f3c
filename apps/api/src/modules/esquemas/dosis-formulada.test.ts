import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPLAIN_DOSE } from '@cauce/domain/oncology/draft'
import { proposalsFor } from '@cauce/domain/oncology/proposals'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { withProposal } from '@cauce/domain/oncology/scheme-line'
import { BLANCA, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

/** 62 kg and 156 cm: √(62 × 156 ÷ 3600) = 1.64 m². */
const BLANCA_ISC = 1.64

const cancel = (orden_id: number) => schemes.post('/ordenamiento/cancelarEsquema', { orden_id })

const withLine = (order: SchemeOrder, place: number, change: object): SchemeOrder => ({
  ...order,
  codeSumiEsquemaSeleccionado: order.codeSumiEsquemaSeleccionado.map((line, index) =>
    index === place ? { ...line, ...change } : line,
  ),
})

/** Orders, hands the order to the test and cancels it, so that the next one can be made. */
const ordering = async (consulta: number, order: SchemeOrder, look: (id: number) => Promise<void>): Promise<void> => {
  const id = await schemes.order(consulta, order)
  await look(id)
  expect((await cancel(id)).status).toBe(200)
}

describe('the formulated dose', () => {
  it('that is not the sum needs a reason, and stays as typed with the sum beside it', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const edited = withLine(await schemes.orderOf('AC', BLANCA_ISC), 0, { dosis_formulada: 80 })
    expect(await schemes.generate(consulta, edited)).toMatchObject({
      status: 422,
      body: { error: EXPLAIN_DOSE, errores: { 'codeSumiEsquemaSeleccionado.0.observaciones': [EXPLAIN_DOSE] } },
    })
    const explained = withLine(edited, 0, { observaciones: 'Reducción del 20 % por neutropenia febril' })
    await ordering(consulta, explained, async (id) => {
      const line = await schemes.server.db
        .selectFrom('orden_esquema_lineas')
        .select(['dosis_formulada', 'propuesta', 'unidad_formulada'])
        .where('orden_id', '=', id)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      expect(line).toEqual({
        dosis_formulada: '80',
        unidad_formulada: 'mg',
        propuesta: { tipo: 'isc', valor: 98.4, texto: '60 mg/m² × 1,64 m² = 98,4 mg' },
      })
      const [entry] = await schemes.audited('esquema.crear', id)
      expect(entry?.detalle).toMatchObject({ dosis_a_mano: 1 })
    })
  })

  it('that is a taken proposal is kept with it', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('R-CHOP21', BLANCA_ISC)
    const patient = { isc: BLANCA_ISC, peso: 62, talla: 156, edad: 69, sexo: 'F', creatinina: null }
    const drugs = await schemes.drugs(order.esquema_id ?? 0)
    const capped = {
      ...order,
      codeSumiEsquemaSeleccionado: order.codeSumiEsquemaSeleccionado.map((line, place) => {
        const [proposal] = drugs[place] === undefined ? [] : proposalsFor(drugs[place], patient)
        return proposal === undefined ? line : withProposal(line, proposal)
      }),
    }
    await ordering(consulta, capped, async () => {
      const vincristine = (await schemes.active(consulta)).find(({ codesumi }) => codesumi.nombre === 'Vincristina')
      expect(vincristine).toMatchObject({ dosis: 1.4, dosis_formulada: 2, unidad_formulada: 'mg' })
    })
  })

  it('whose proposal the measures do not give is refused', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('TH semanal', BLANCA_ISC)
    const place = order.codeSumiEsquemaSeleccionado.findIndex(({ indice_dosis }) => indice_dosis === 'PESO')
    const wrong = withLine(order, place, {
      dosis_formulada: 700,
      propuesta: { tipo: 'peso', valor: 700, texto: '' },
    })
    const answer = await schemes.generate(consulta, wrong)
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'datos.invalidos' } })
    expect(JSON.stringify(answer.body)).toContain(`codeSumiEsquemaSeleccionado.${place}.propuesta`)
  })

  it('of another index, or of a drug that is nowhere, is refused', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    for (const change of [
      { indice_dosis: 'FIJA', dosis_formulada: 60 },
      { esquema_linea_id: 999_999 },
      { esquema_linea_id: null, codesumi_id: null },
    ])
      expect(await schemes.generate(consulta, withLine(order, 0, change))).toMatchObject({ status: 422 })
  })
})
