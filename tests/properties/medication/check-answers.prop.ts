/** An answer counts only for what it was asked about. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { readInteractions } from '@cauce/domain/medication/check-answers'
import { property } from '../../support/property.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })
const conocimiento = { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' }
const clean = (revisados: readonly number[]) => [{ resultado: false, interacciones: [], revisados, conocimiento }]

describe('readInteractions', () => {
  property('está limpio exactamente cuando se miraron todos los medicamentos', [ids, ids], (asked, looked) => {
    const outcome = readInteractions(asked, clean(looked))
    const whole = asked.filter((id) => looked.includes(id)).length === asked.length
    expect(outcome?.respuesta ?? null).toBe(whole ? 'limpia' : null)
  })

  property('lo que no se pudo mirar dice por qué y nunca sale limpio', [ids, ids], (asked, looked) => {
    const answers = clean(looked).map((one) => ({ ...one, por_que: 'Falta un principio activo' }))
    const whole = asked.every((id) => looked.includes(id))
    expect(readInteractions(asked, answers)?.respuesta).toBe(whole ? 'limpia' : 'no_verificada')
  })

  property('el orden de la lista no cambia nada', [ids, ids], (asked, more) => {
    const looked = [...asked, ...more]
    expect(readInteractions(asked.toReversed(), clean(looked.toReversed()))).toEqual(
      readInteractions(asked, clean(looked)),
    )
  })

  property(
    'otro medicamento nunca saca una respuesta de donde no la hay',
    [ids, ids, fc.integer({ min: 1, max: 30 })],
    (asked, looked, id) => {
      if (readInteractions(asked, clean(looked)) === null)
        expect(readInteractions([...asked, id], clean(looked))).toBeNull()
    },
  )
})
