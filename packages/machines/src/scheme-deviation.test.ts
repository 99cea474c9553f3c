import { describe, expect, it } from 'vitest'
import { startScheme } from './testing/scheme-flow.ts'
import { prednisone, rituximab, vincristine } from './testing/scheme-samples.ts'

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
})
