import { describe, expect, it } from 'vitest'
import { emptyLeaveDraft, type LeaveBase } from './draft.ts'
import { asksCase, crossedBy, errorsWhileWriting, leaveErrors, leaveToSend } from './draft-errors.ts'
import { LEAVE_CLASSES, type SickLeave } from './sick-leave.ts'

const LUMBAGO = { id: 545, codigo: 'M545', nombre: 'Lumbago no especificado' }
const SCHOOL = { id: 7, codigo: '105001', nombre: 'I.E. San José', municipio: { id: 1, nombre: 'Medellín' } }
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
  ambulatoria: false,
  medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '43887210' },
  colegio: SCHOOL,
  entidad_territorial: 3,
  diagnostico: LUMBAGO,
  posterior_calificacion: { diagnostico: LUMBAGO, descripcion: 'Texto fijo' },
  incapacidades: [EARLIER],
  hoy: '2026-11-03',
}
const WHOLE = { ...emptyLeaveDraft(BASE), contingencia: 'Enf. Comun', dias: 15, descripcion: 'Reposo relativo' }

describe('what stands in the way of registering', () => {
  it('is nothing where nothing lacks', () => {
    expect(leaveErrors(WHOLE, BASE)).toEqual({})
  })

  it('names each field that lacks, only once it was tried', () => {
    const empty = emptyLeaveDraft(BASE)
    expect(Object.keys(leaveErrors(empty, BASE))).toEqual(['contingencia', 'dias', 'descripcion_incapacidad'])
    expect(errorsWhileWriting(empty, BASE)).toEqual({})
  })

  it.each([
    [0, 'Por favor ingrese una cantidad de días mayor a 0'],
    [31, 'Por favor ingrese una cantidad de días menor o igual a 30 días!'],
    [999_999, 'Por favor ingrese una cantidad de días menor o igual a 30 días!'],
  ])('%i days is told while it is written', (dias, message) => {
    expect(errorsWhileWriting({ ...WHOLE, dias }, BASE)).toEqual({ dias: [message] })
  })

  it('tells a crossing at the start, unless the start is wrong already', () => {
    const crossing = { ...WHOLE, fechaInicio: '2026-11-02', causaRetroactiva: 'urgencias_internacion' }
    expect(crossedBy(crossing, BASE)?.radicado).toBe('2026-118402')
    expect(leaveErrors(crossing, BASE)).toEqual({ fecha_inicio: ['Incapacidad Duplicada'] })
    expect(leaveErrors(crossing, { ...BASE, ambulatoria: true })['fecha_inicio']).toEqual([
      'La atención ambulatoria no admite una incapacidad con inicio anterior a su expedición',
    ])
  })
})

describe('a start before today', () => {
  const late = { ...WHOLE, fechaInicio: '2026-11-03' }
  const on = { ...BASE, hoy: '2026-11-05' }

  it('asks for the case of the norm, never in outpatient care', () => {
    expect(asksCase(late, on)).toBe(true)
    expect(asksCase(late, { ...on, ambulatoria: true })).toBe(false)
    expect(asksCase(late, BASE)).toBe(false)
    expect(asksCase({ ...late, fechaInicio: '' }, on)).toBe(false)
  })

  it('that is not told yet is told once it was tried', () => {
    expect(errorsWhileWriting(late, on)).toEqual({})
    expect(Object.keys(leaveErrors(late, on))).toEqual(['causa_retroactiva'])
  })

  it('a case that is not needed any more stays behind', () => {
    const told = { ...late, causaRetroactiva: 'urgencias_internacion' }
    expect(leaveToSend(told, on).causa_retroactiva).toBe('urgencias_internacion')
    expect(leaveToSend(told, BASE).causa_retroactiva).toBeNull()
  })

  it('of a licence is asked for no case', () => {
    expect(asksCase({ ...late, contingencia: '' }, on)).toBe(true)
    expect(asksCase({ ...late, contingencia: 'licencia maternidad' }, on)).toBe(false)
  })

  it('a case that is none of the norm is told while it is written', () => {
    expect(Object.keys(errorsWhileWriting({ ...late, causaRetroactiva: 'otra' }, on))).toEqual(['causa_retroactiva'])
  })
})
