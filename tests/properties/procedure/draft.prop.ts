import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { checkPreOrderItem } from '@cauce/domain/procedure/check-item'
import { checkDraft, toPreOrderItem, withObservation } from '@cauce/domain/procedure/draft'
import { ALL_FIELDS_REQUIRED } from '@cauce/domain/text/field'
import { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import { draftOn } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const draft = draftOn(DAY)
const decode = Schema.decodeUnknownResult(PreOrderItem)

describe('checkDraft', () => {
  property('hay un mensaje exactamente cuando algún campo lo tiene', [draft], (value) => {
    const { mensaje, errores } = checkDraft(value, DAY)
    expect(mensaje === null).toBe(Object.keys(errores).length === 0)
  })

  property('se dice que todos los campos son obligatorios exactamente cuando uno está vacío', [draft], (value) => {
    const empty = [value.procedimiento, value.cantidad, value.fechaVigencia, value.observacion].some(
      (field) => field === null || (typeof field === 'string' && !/\S/u.test(field)),
    )
    expect(checkDraft(value, DAY).mensaje === ALL_FIELDS_REQUIRED).toBe(empty)
  })

  property('lo que la pantalla acepta lo acepta el servidor', [draft], (value) => {
    const { procedimiento } = value
    if (checkDraft(value, DAY).mensaje !== null || procedimiento === null) return
    const decoded = decode(toPreOrderItem(value))
    if (decoded._tag === 'Failure') throw new Error(String(decoded.failure))
    expect(checkPreOrderItem(decoded.success, procedimiento, DAY)).toEqual({})
  })

  property('lo que la pantalla detiene lo detiene el servidor', [draft], (value) => {
    const item = toPreOrderItem(value)
    if (checkDraft(value, DAY).mensaje === null || item === null || value.procedimiento === null) return
    const decoded = decode(item)
    const stopped =
      decoded._tag === 'Failure' || Object.keys(checkPreOrderItem(decoded.success, value.procedimiento, DAY)).length > 0
    expect(stopped).toBe(true)
  })
})

describe('withObservation', () => {
  property('lo escrito no se toca, y lo que falta lo dice la línea anterior', [draft, draft], (value, before) => {
    const said = withObservation(value, [{ observacion: 'Otra' }, before])
    const takes = value.procedimiento !== null && value.observacion.trim() === '' && before.observacion !== ''
    expect(said).toEqual(takes ? { ...value, observacion: before.observacion } : value)
    expect(withObservation(value, [])).toEqual(value)
  })
})
