/** The figures by which a leave is checked, whatever rows an installation wrote. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { inForce } from '@cauce/domain/sick-leave/law'
import { LEAVE_FIGURES, LEAVE_LAW, leaveLawOf } from '@cauce/domain/sick-leave/leave-law'
import { checkDays } from '@cauce/domain/sick-leave/max-days'
import { property } from '../../support/property.ts'

const START = '2027-01-01'
const shift = fc.integer({ min: -400, max: 400 })
const most = fc.integer({ min: 1, max: 366 })

describe('leaveLawOf', () => {
  property('una fila rige desde su día, y antes lo que había', [shift, most, most], (days, cualquiera, dias) => {
    const row = { clave: LEAVE_FIGURES.certificado, valor: { cualquiera }, vigente_desde: START, fuente: 'Nueva' }
    const { certificado } = leaveLawOf([row])
    const on = addDays(START, days)
    const limit = on < START ? inForce(LEAVE_LAW.certificado, on).cualquiera : cualquiera
    expect(checkDays(dias, 'Enf. Comun', on, certificado) === null).toBe(dias <= limit)
  })

  property('una fila de otra cosa no cambia ninguna', [fc.string(), most], (clave, dias) => {
    if (Object.values(LEAVE_FIGURES).some((known) => known === clave)) return
    expect(leaveLawOf([{ clave, valor: { dias }, vigente_desde: START, fuente: 'Otra' }])).toEqual(LEAVE_LAW)
  })
})
