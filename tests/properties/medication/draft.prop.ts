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
  property('hay un mensaje exactamente cuando algún campo lo tiene', [draft], (value) => {
    const { mensaje, errores } = checkMedicationDraft(value, DAY)
    expect(mensaje === null).toBe(Object.keys(errores).length === 0)
  })

  property('lo que falta se nombra, y solo entonces', [draft], (value) => {
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

  property('lo que el formulario acepta lo acepta lo que se envía, con la cantidad que se mostró', [draft], (value) => {
    if (checkMedicationDraft(value, DAY).mensaje !== null) return
    const line = toMedicationLine(value, { comprobaciones: [] })
    const decoded = decode(line)
    if (decoded._tag === 'Failure') throw new Error(String(decoded.failure))
    expect(decoded.success.cantidadMedico).toBe(draftQuantity(value))
    expect(decoded.success.cantidadMedico).toBeGreaterThan(0)
  })

  property('lo que no se puede enviar no lo acepta el formulario', [draft], (value) => {
    const line = toMedicationLine(value, { comprobaciones: [] })
    if (line !== null && decode(line)._tag === 'Success') return
    expect(checkMedicationDraft(value, DAY).mensaje).not.toBeNull()
  })
})
