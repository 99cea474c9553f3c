import { describe, expect, it } from 'vitest'
import { orderProblems, toOrder } from './scheme/rows.ts'
import { startScheme } from './testing/scheme-flow.ts'
import { prednisone, rituximab, vincristine } from './testing/scheme-samples.ts'

const WORDS = 'Nadie más puede firmar esta noche y el paciente no puede esperar hasta mañana'

const open = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab, vincristine, prednisone)
  return flow
}

describe('an order that leaves its published scheme', () => {
  it('does not order ten times the dose of the scheme, however it is explained', async () => {
    const flow = await open()
    flow.actor.send({ type: 'line.dose', key: 1, dosis: 3_750 })
    flow.actor.send({ type: 'line.observation', key: 1, observaciones: 'Se acordó así en junta' })
    flow.actor.send({ type: 'line.reason', key: 1, motivo: 'otra' })
    flow.request()
    expect(flow.now().value).toBe('editing')
    expect(flow.now().context.errores).toEqual({
      'codeSumiEsquemaSeleccionado.0.dosis_formulada': [expect.stringContaining('Más del doble que el esquema')],
    })
  })

  it('does not order far more cycles than the scheme has', async () => {
    const flow = await open()
    flow.actor.send({ type: 'header.changed', header: { ciclo_total: 60 } })
    flow.request()
    expect(Object.keys(flow.now().context.errores)).toEqual(['ciclo_total'])
  })

  it('orders an increase with its reason, and says with which words who orders goes on alone', async () => {
    const flow = await open()
    flow.actor.send({ type: 'line.dose', key: 1, dosis: 450 })
    flow.actor.send({ type: 'line.observation', key: 1, observaciones: 'Se acordó así en junta' })
    expect(orderProblems(flow.now().context).errores).toEqual({
      'codeSumiEsquemaSeleccionado.0.motivo_desviacion': [expect.stringContaining('escoja por qué')],
    })
    flow.actor.send({ type: 'line.reason', key: 1, motivo: 'protocolo' })
    // The cap of vincristine, which the table of limits makes hard, is not of this scheme.
    expect(orderProblems(flow.now().context)).toEqual({ mensaje: null, errores: {} })
    expect(toOrder(flow.now().context)).not.toHaveProperty('urgencia_vital')
    flow.actor.send({ type: 'urgency.written', texto: 'sola' })
    expect(orderProblems(flow.now().context).errores).toEqual({
      urgencia_vital: ['Explique por qué sigue: mínimo 30 letras'],
    })
    flow.actor.send({ type: 'urgency.written', texto: ` ${WORDS} ` })
    expect(orderProblems(flow.now().context).mensaje).toBeNull()
    expect(toOrder(flow.now().context).urgencia_vital).toBe(WORDS)
    flow.actor.send({ type: 'scheme.cleared' })
    expect(flow.now().context.urgencia).toBe('')
  })
})
