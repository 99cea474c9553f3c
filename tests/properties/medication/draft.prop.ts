import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { checkMedicationDraft, draftQuantity, toMedicationLine } from '@cauce/domain/medication/draft'
import { MedicationLine } from '@cauce/domain/medication/order-line'
import { ALL_FIELDS_REQUIRED } from '@cauce/domain/text/field'
import { medicationDraftOn } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const draft = medicationDraftOn(DAY)
const decode = Schema.decodeUnknownResult(MedicationLine)

describe('checkMedicationDraft', () => {
  property('there is a message exactly when a field has one', [draft], (value) => {
    const { mensaje, errores } = checkMedicationDraft(value, DAY)
    expect(mensaje === null).toBe(Object.keys(errores).length === 0)
  })

  property('what is missing is named, and only then', [draft], (value) => {
    const { articulo, via, dosis, frecuencia, tiempo, duracion, observacion, fechaVigencia, rep, diagnostico } = value
    const missing = [
      articulo,
      via,
      dosis,
      frecuencia,
      tiempo,
      duracion,
      observacion,
      fechaVigencia,
      rep,
      diagnostico,
    ].some((field) => field === null || (typeof field === 'string' && !/\S/u.test(field)))
    const { mensaje } = checkMedicationDraft(value, DAY)
    expect(mensaje?.startsWith(`${ALL_FIELDS_REQUIRED}: `) === true).toBe(missing)
    expect(mensaje?.includes('Dosis') === true && mensaje.startsWith(ALL_FIELDS_REQUIRED)).toBe(dosis === null)
  })

  property('what the form lets through the wire lets through, with the quantity that was shown', [draft], (value) => {
    if (checkMedicationDraft(value, DAY).mensaje !== null) return
    const line = toMedicationLine(value, { comprobaciones: [] })
    const decoded = decode(line)
    if (decoded._tag === 'Failure') throw new Error(String(decoded.failure))
    expect(decoded.success.cantidadMedico).toBe(draftQuantity(value))
    expect(decoded.success.cantidadMedico).toBeGreaterThan(0)
  })

  property('what the wire does not let through the form does not', [draft], (value) => {
    const line = toMedicationLine(value, { comprobaciones: [] })
    if (line !== null && decode(line)._tag === 'Success') return
    expect(checkMedicationDraft(value, DAY).mensaje).not.toBeNull()
  })
})
