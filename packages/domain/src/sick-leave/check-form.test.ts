import { describe, expect, it } from 'vitest'
import { INVALID_DATE } from '../calendar/calendar-date.ts'
import { checkSickLeave, END_MISMATCH, PRORROGA_UNKNOWN } from './check-form.ts'
import { CLASS_UNKNOWN } from './leave-class.ts'
import { daysAtMost } from './max-days.ts'
import { PCL_OUT_OF_RANGE, QUALIFICATION_UNKNOWN } from './pcl.ts'
import { NEVER_OUTPATIENT, RETROACTIVE_CASE_REQUIRED } from './retroactive.ts'
import { LEAVE_CLASSES, type SickLeaveForm } from './sick-leave.ts'

const FACTS = {
  today: '2026-11-21',
  ambulatoria: false,
  sexo: 'F',
  edad: 41,
  cie10: { codigo: 'M545' },
  cie10_relacionado: null,
  incapacidades: [],
}
const FORM: SickLeaveForm = {
  afiliado_id: 1,
  consulta_id: 2,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  diagnostico_id: 7,
  fecha_inicio: '2026-11-21',
  dias: 15,
  fecha_final: '2026-12-05',
  prorroga: 'No',
  colegio_id: 3,
  entidad_territorial: 4,
  nombre_medico: 'Laura Restrepo Mejía',
  documento: '43887210',
  descripcion_incapacidad: 'Dolor lumbar que limita la marcha',
}
const check = (over: Partial<SickLeaveForm>, facts = FACTS) => checkSickLeave({ ...FORM, ...over }, facts)

describe('checkSickLeave', () => {
  it('lets a good one through', () => {
    expect(check({})).toEqual({})
    expect(check({ fecha_final: null })).toEqual({})
  })

  it('says each error at its field', () => {
    expect(check({ fecha_inicio: '2026-02-30' })).toEqual({ fecha_inicio: [INVALID_DATE] })
    expect(check({ fecha_inicio: '1900-01-01', fecha_final: null })).toEqual({
      fecha_inicio: ['La fecha de inicio puede ser de máximo 30 días antes de hoy'],
    })
    expect(check({ fecha_inicio: '2100-01-01', fecha_final: null })).toEqual({
      fecha_inicio: ['La fecha de inicio puede ser hasta el 21 dic 2026'],
    })
    expect(check({ dias: 31, fecha_final: null })).toEqual({ dias: [daysAtMost(30)] })
    expect(check({ dias: 1e9 })).toEqual({ dias: [daysAtMost(30)] })
    expect(check({ fecha_final: '2026-12-06' })).toEqual({ fecha_final: [END_MISMATCH] })
    expect(check({ prorroga: 'Sí' })).toEqual({ prorroga: [PRORROGA_UNKNOWN] })
    expect(check({ clase_incapacidad: 'Otra' })).toEqual({ clase_incapacidad: [CLASS_UNKNOWN] })
    expect(check({ colegio_id: null })).toEqual({ colegio_id: ['El colegio es requerido'] })
    expect(check({ fecha_inicio: ' ', fecha_final: null })).toEqual({
      fecha_inicio: ['La fecha de inicio es requerida'],
    })
    expect(check({ descripcion_incapacidad: 'x'.repeat(2001) })).toEqual({
      descripcion_incapacidad: ['Máximo 2000 caracteres'],
    })
    expect(check({ descripcion_incapacidad: 'x'.repeat(2000) })).toEqual({})
    // What was not answered is asked for, and is no wrong answer.
    expect(check({ fecha_inicio: null })).toEqual({ fecha_inicio: ['La fecha de inicio es requerida'] })
    expect(check({ prorroga: null })).toEqual({ prorroga: ['La prórroga es requerida'] })
    expect(check({ prorroga: '' })).toEqual({ prorroga: ['La prórroga es requerida'] })
  })

  it('asks for the case of a start in the past, never by outpatient care', () => {
    const past = { fecha_inicio: '2026-11-20', fecha_final: null }
    expect(check(past)).toEqual({ causa_retroactiva: [RETROACTIVE_CASE_REQUIRED] })
    expect(check({ ...past, causa_retroactiva: 'urgencias_internacion' })).toEqual({})
    expect(check({ ...past, causa_retroactiva: 'urgencias_internacion' }, { ...FACTS, ambulatoria: true })).toEqual({
      fecha_inicio: [NEVER_OUTPATIENT],
    })
  })

  it('checks the qualification', () => {
    const after = { clase_incapacidad: LEAVE_CLASSES[1], calificacion_pcl: 'F33', perdida_capacidad_laboral: 'Si' }
    expect(check({ ...after, procedimiento_calificacion: 'A', pcl: 50.5 })).toEqual({})
    expect(check({ ...after, procedimiento_calificacion: 'C', pcl: 101 })).toEqual({
      procedimiento_calificacion: [QUALIFICATION_UNKNOWN],
      pcl: [PCL_OUT_OF_RANGE],
    })
  })
})
