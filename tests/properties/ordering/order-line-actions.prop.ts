import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const line = fc.record({
  estado_id: statusId,
  rep_id: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  direccionamieno_automatico: fc.boolean(),
})

describe('lineActions', () => {
  property('un documento se ofrece exactamente donde el estado se muestra verde o azul', [line], (value) => {
    const good = ['ok', 'info'].includes(statusTone(value.estado_id))
    const { descargar, enviar } = lineActions(value)
    expect([descargar.puede, enviar.puede]).toEqual([good, good])
  })

  property('la sede se puede cambiar en 1, 3 y 4, salvo que fuera automática', [line], (value) => {
    const open = [1, 3, 4].includes(value.estado_id)
    const fixed = value.direccionamieno_automatico && value.rep_id !== null
    expect(lineActions(value).direccionar.puede).toBe(open && !fixed)
  })

  property('una acción que no se ofrece dice por qué', [line], (value) => {
    for (const offer of Object.values(lineActions(value))) {
      if (!offer.puede) expect(offer.porQueNo).toMatch(/^\p{Lu}.{10,}/u)
    }
  })

  property('dónde queda la sede no le importa al documento', [line], (value) => {
    expect(lineActions({ ...value, rep_id: null }).descargar).toEqual(lineActions({ ...value, rep_id: 1 }).descargar)
  })
})
