import { expect, it } from 'vitest'
import { LEAVE_CLASSES } from './sick-leave.ts'
import { leaveSummary } from './summary.ts'

const FORM = {
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  diagnostico_id: 7,
  fecha_inicio: '2026-11-03',
  dias: 15,
  prorroga: 'Si',
  colegio_id: null,
  entidad_territorial: 4,
  nombre_medico: 'Laura Restrepo Mejía',
  documento: '43887210',
  descripcion_incapacidad: 'Dolor lumbar que limita la marcha; reposo relativo y terapia física.',
}

it('says how many days, until when, and what is missing', () => {
  expect(leaveSummary(FORM)).toEqual({ titulo: '15 días, hasta el 17 nov 2026', falta: 'Falta el colegio' })
  expect(leaveSummary({ ...FORM, colegio_id: 3, dias: 1 })).toEqual({
    titulo: '1 día, hasta el 03 nov 2026',
    falta: null,
  })
  expect(leaveSummary({ ...FORM, dias: 0 }).titulo).toBe('Sin fecha final')
  expect(leaveSummary({ ...FORM, fecha_inicio: '2026-02-30' }).titulo).toBe('Sin fecha final')
})
