import { describe, expect, it } from 'vitest'
import {
  checkMedicationDraft,
  draftQuantity,
  draftQuantityInWords,
  emptyMedicationDraft,
  toMedicationLine,
  type MedicationDraft,
} from './draft.ts'
import { NO_QUANTITY } from './monthly-quantity.ts'
import { DURATION_MESSAGE, MONTHS_MESSAGE } from './order-line.ts'
import { NOT_A_ROUTE } from './routes-of-administration.ts'
import { PAST_VALIDITY } from '../ordering/validity-date.ts'
import { everyTwelveHours, losartan } from '../testing/medication-samples.ts'
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'

const TODAY = '2026-11-21'
const whole: MedicationDraft = {
  ...emptyMedicationDraft(TODAY),
  articulo: { ...losartan, requiere_autorizacion: 1 },
  ...everyTwelveHours,
  observacion: ' Con agua ',
  rep: { id: 3, nombre: 'Farmacia Laureles' },
  diagnostico: { id: 5, codigo: 'I10', nombre: 'Hipertensión esencial' },
}
const messageOf = (change: Partial<MedicationDraft>) => checkMedicationDraft({ ...whole, ...change }, TODAY).mensaje

describe('checkMedicationDraft', () => {
  it('lets a whole line through', () => {
    expect(checkMedicationDraft(whole, TODAY)).toEqual({ mensaje: null, errores: {} })
  })

  it('names everything that is missing, in the order of the specification', () => {
    expect(checkMedicationDraft(emptyMedicationDraft(TODAY), TODAY).mensaje).toBe(
      'Todos los campos son obligatorios: Prestador, Cantidad Mensual Médico, Observación, Medicamento, Frecuencia, Unidad tiempo, Duración, Dosis, Vía, Diagnóstico',
    )
  })

  it('asks at its field for everything that is missing', () => {
    const fields =
      'rep cantidadMedico observacion articulo frecuencia tiempo duracion dosis via diagnostico fechaVigencia'.split(
        ' ',
      )
    const { errores } = checkMedicationDraft({ ...emptyMedicationDraft(TODAY), fechaVigencia: '' }, TODAY)
    expect(errores).toEqual(Object.fromEntries(fields.map((field) => [field, [REQUIRED_FIELD]])))
  })

  it('says what is wrong with what is there', () => {
    expect(messageOf({ duracion: 32 })).toBe(DURATION_MESSAGE)
    expect(messageOf({ duracion: 1.5 })).toBe(DURATION_MESSAGE)
    expect(messageOf({ meses: 7 })).toBe(MONTHS_MESSAGE)
    expect(messageOf({ via: 'Rectal' })).toBe(NOT_A_ROUTE)
    expect(messageOf({ fechaVigencia: '2026-11-20' })).toBe(PAST_VALIDITY)
    expect(messageOf({ observacion: 'x'.repeat(2_001) })).toBe(tooLong(2_000))
    expect(messageOf({ tiempo: 'Días', frecuencia: 30, duracion: 7 })).toBe(NO_QUANTITY)
  })
})

it('works the quantity out, with its sum', () => {
  expect(draftQuantity(whole)).toBe(60)
  expect(draftQuantityInWords(whole)).toBe('1 cada 12 h durante 30 días = 60 tabletas')
  expect(draftQuantityInWords({ ...whole, articulo: null })).toBe('')
})

describe('toMedicationLine', () => {
  it('sends what was decided and what was checked', () => {
    const comprobaciones = [{ comprobacion: 'alergia', respuesta: 'limpia' }] as const
    expect(toMedicationLine(whole, { comprobaciones })).toEqual({
      articulo: { codesumi: { id: 7, nombre: 'Losartán 50 mg tableta' } },
      via: 'Oral',
      dosis: 1,
      frecuencia: 12,
      tiempo: 'Horas',
      duracion: 30,
      meses: 1,
      cantidadMedico: 60,
      observacion: 'Con agua',
      fechaVigencia: TODAY,
      rep_id: 3,
      diagnostico_id: 5,
      autorizacion: 1,
      comprobaciones,
    })
  })

  it('sends the reason of another site and the line that it takes the place of', () => {
    const reemplaza = { orden_articulos_id: 4, motivo: 'Tos seca' }
    expect(toMedicationLine({ ...whole, motivo_rep: ' Cerca ', reemplaza }, { comprobaciones: [] })).toMatchObject({
      motivo_rep: 'Cerca',
      reemplaza,
    })
  })

  it('sends no reason of the site where nobody wrote one', () => {
    expect(toMedicationLine({ ...whole, motivo_rep: '   ' }, { comprobaciones: [] })).not.toHaveProperty('motivo_rep')
  })

  it('is nothing while a field is missing', () => {
    for (const change of [
      { articulo: null },
      { rep: null },
      { via: ' ' },
      { observacion: '' },
      { tiempo: '' },
    ] as const) {
      expect(toMedicationLine({ ...whole, ...change }, { comprobaciones: [] })).toBeNull()
    }
  })
})

const check = (change: Partial<MedicationDraft>) => checkMedicationDraft({ ...whole, ...change }, TODAY)

describe('a line that is nearly there', () => {
  it.each([
    ['dosis', null, 'Cantidad Mensual Médico, Dosis'],
    ['frecuencia', null, 'Cantidad Mensual Médico, Frecuencia'],
    ['duracion', null, 'Cantidad Mensual Médico, Duración'],
    ['tiempo', '', 'Cantidad Mensual Médico, Unidad tiempo'],
    ['via', '  ', 'Vía'],
    ['observacion', '  ', 'Observación'],
    ['rep', null, 'Prestador'],
    ['diagnostico', null, 'Diagnóstico'],
    ['fechaVigencia', '', 'Fecha de vigencia'],
  ] as const)('without %s says its name, asks for it at its field and sends nothing', (field, blank, names) => {
    const { mensaje, errores } = check({ [field]: blank })
    expect(mensaje).toBe(`Todos los campos son obligatorios: ${names}`)
    expect(errores[field]).toEqual([REQUIRED_FIELD])
    expect(toMedicationLine({ ...whole, [field]: blank }, { comprobaciones: [] })).toBeNull()
  })

  it('says nothing of the quantity while a figure of it is wrong', () => {
    expect(Object.keys(check({ dosis: 0 }).errores)).toEqual(['dosis'])
    expect(Object.keys(check({ tiempo: 'Días', frecuencia: 30, duracion: 7 }).errores)).toEqual(['cantidadMedico'])
  })

  it('two thousand characters of observation are not too many', () => {
    expect(check({ observacion: 'x'.repeat(2_000) }).errores).toEqual({})
  })
})
