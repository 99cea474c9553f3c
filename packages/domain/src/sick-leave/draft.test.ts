import { describe, expect, it } from 'vitest'
import {
  changedDraft,
  diagnosisOf,
  emptyLeaveDraft,
  newLeaveOf,
  proposedProrroga,
  prorrogaOf,
  toLeaveForm,
  type LeaveBase,
} from './draft.ts'
import { LEAVE_CLASSES, type SickLeave } from './sick-leave.ts'

const LUMBAGO = { id: 545, codigo: 'M545', nombre: 'Lumbago no especificado' }
const DIARRHOEA = { id: 90, codigo: 'A09X', nombre: 'Diarrea y gastroenteritis' }
const [, AFTER_QUALIFICATION] = LEAVE_CLASSES

const EARLIER: SickLeave = {
  id: 4,
  radicado: '2026-118402',
  fecha_inicio: '2026-10-19',
  fecha_final: '2026-11-02',
  dias: 15,
  dias_acumulados: 15,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  ultima_incapacidad_id: null,
  cie10: LUMBAGO,
  colegio: null,
  descripcion_incapacidad: 'Reposo',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_motivo: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-10-19T14:00:00.000Z',
}
const BASE: LeaveBase = {
  afiliado_id: 11,
  consulta_id: 1,
  regimen_prestacional: 'contributivo',
  ambulatoria: true,
  sexo: 'F',
  edad: 41,
  medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '43887210' },
  colegio: null,
  entidad_territorial: 3,
  diagnostico: LUMBAGO,
  posterior_calificacion: { diagnostico: { id: 9, codigo: 'Z736', nombre: 'Fijo' }, descripcion: 'Texto fijo' },
  incapacidades: [EARLIER],
  hoy: '2026-11-03',
}
const EMPTY = emptyLeaveDraft(BASE)

describe('a new leave', () => {
  it('starts today with what is known, and never with a contingency', () => {
    expect(EMPTY).toMatchObject({
      diagnostico: LUMBAGO,
      fechaInicio: '2026-11-03',
      clase: 'Médica/Odontológica',
      contingencia: '',
      dias: null,
      prorroga: null,
      entidadTerritorial: 3,
    })
  })

  it('is a prórroga by itself, until the doctor says otherwise', () => {
    expect(prorrogaOf(EMPTY, BASE)).toBe('Si')
    expect(prorrogaOf({ ...EMPTY, prorroga: 'No' }, BASE)).toBe('No')
    expect(proposedProrroga({ ...EMPTY, diagnostico: null }, BASE)).toBe('No')
    expect(proposedProrroga({ ...EMPTY, fechaInicio: '2026-02-30' }, BASE)).toBe('No')
  })

  it('what was decided stands until a change makes the proposal another one', () => {
    const decided = changedDraft(EMPTY, { prorroga: 'No' }, BASE)
    expect(changedDraft(decided, { dias: 3 }, BASE).prorroga).toBe('No')
    expect(changedDraft(decided, { diagnostico: DIARRHOEA }, BASE).prorroga).toBeNull()
    expect(changedDraft(decided, { fechaInicio: '2026-11-04', prorroga: 'Si' }, BASE).prorroga).toBe('Si')
  })
})

describe('the leave as the rules read it', () => {
  it('has its end and its prórroga', () => {
    expect(newLeaveOf({ ...EMPTY, dias: 15 }, BASE)).toMatchObject({ fecha_final: '2026-11-17', prorroga: 'Si' })
  })

  it.each([
    ['no days', { dias: null }],
    ['31 days', { dias: 31 }],
    ['a day that does not exist', { dias: 3, fechaInicio: '2026-02-30' }],
    ['no diagnosis', { dias: 3, diagnostico: null }],
  ])('with %s there is none', (_, change) => {
    expect(newLeaveOf({ ...EMPTY, ...change }, BASE)).toBeNull()
  })
})

describe('the leave as it travels', () => {
  it('takes who signs from the session and leaves out a qualification that was not asked for', () => {
    expect(toLeaveForm({ ...EMPTY, dias: 15, descripcion: ' Reposo ', pcl: 40 }, BASE)).toMatchObject({
      nombre_medico: 'Laura Restrepo Mejía',
      documento: '43887210',
      fecha_final: '2026-11-17',
      descripcion_incapacidad: 'Reposo',
      contingencia: null,
      pcl: null,
    })
  })

  it('in the class of after the qualification has the fixed diagnosis and text, and its percentage', () => {
    const draft = { ...EMPTY, clase: AFTER_QUALIFICATION, descripcion: 'Otra', pcl: 40, tipoCalificacion: 'A' }
    expect(toLeaveForm(draft, BASE)).toMatchObject({
      diagnostico_id: 9,
      descripcion_incapacidad: 'Texto fijo',
      pcl: 40,
      procedimiento_calificacion: 'A',
    })
    expect(diagnosisOf(draft, BASE)?.codigo).toBe('Z736')
  })
})

it('what travels is without the spaces around it', () => {
  const form = toLeaveForm({ ...EMPTY, contingencia: ' Enf. Comun ', diagnosticoRelacionado: DIARRHOEA }, BASE)
  expect([form.contingencia, form.diagnostico_relacionado_id]).toEqual(['Enf. Comun', 90])
  expect(toLeaveForm(EMPTY, BASE).diagnostico_relacionado_id).toBeNull()
})

it('después de la calificación, lo que nadie escribió de ella viaja como faltante y lo escrito, sin espacios', () => {
  const after = { ...EMPTY, clase: AFTER_QUALIFICATION }
  expect(toLeaveForm(after, BASE)).toMatchObject({
    calificacion_pcl: null,
    perdida_capacidad_laboral: null,
    procedimiento_calificacion: null,
    pcl: null,
  })
  const written = { calificacionPcl: '  ', perdidaCapacidad: ' Limitación para la marcha ', tipoCalificacion: ' B ' }
  expect(toLeaveForm({ ...after, ...written }, BASE)).toMatchObject({
    calificacion_pcl: null,
    perdida_capacidad_laboral: 'Limitación para la marcha',
    procedimiento_calificacion: 'B',
  })
})
