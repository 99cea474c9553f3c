import { describe, expect, it } from 'vitest'
import { emptyLeaveDraft, type LeaveBase } from './draft.ts'
import {
  asksCase,
  choicesOf,
  crossedBy,
  errorsWhileWriting,
  exceptionsOf,
  leaveErrors,
  leaveToSend,
  toExplain,
} from './draft-errors.ts'
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
  sexo: 'F',
  edad: 41,
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

describe('what is explained travels only where it is asked', () => {
  const why = 'Es otra lesión, de una caída'

  it('of the prórroga', () => {
    const said = { ...WHOLE, motivoProrroga: why, prorroga: 'No' as const }
    expect(toExplain(said, BASE)).toContain('Por qué no es prórroga')
    expect(leaveToSend(said, BASE).motivo_prorroga).toBe(why)
    expect(leaveErrors(said, BASE)).toEqual({})
    expect(Object.keys(leaveErrors({ ...said, motivoProrroga: '' }, BASE))).toEqual(['motivo_prorroga'])
    expect(errorsWhileWriting({ ...said, motivoProrroga: '' }, BASE)).toEqual({})
    expect(leaveToSend({ ...said, prorroga: 'Si' }, BASE).motivo_prorroga).toBeNull()
  })

  it('of who gets the licence', () => {
    const said = {
      ...WHOLE,
      contingencia: 'Licencia Paternidad',
      excepcion: 'adopcion',
      motivoExcepcion: why,
      dias: 14,
    }
    expect(exceptionsOf(said, BASE)).toEqual(['identidad', 'adopcion'])
    expect(leaveToSend(said, BASE)).toMatchObject({ excepcion_licencia: 'adopcion', motivo_excepcion: why })
    expect(leaveErrors(said, BASE)).toEqual({})
    expect(errorsWhileWriting({ ...said, motivoExcepcion: '' }, BASE)).toEqual({})
    expect(leaveToSend(said, { ...BASE, sexo: 'M' })).toMatchObject({
      excepcion_licencia: null,
      motivo_excepcion: null,
    })
  })

  it('of what it goes on with, where there is a choice', () => {
    const mood: SickLeave = { ...EARLIER, id: 5, cie10: { id: 32, codigo: 'F320', nombre: 'Depresión' } }
    const base = { ...BASE, incapacidades: [EARLIER, mood] }
    const disc = { id: 511, codigo: 'M511', nombre: 'Trastorno de disco' }
    const said = { ...WHOLE, diagnostico: disc, prorroga: 'Si' as const, anterior: 5, motivoProrroga: why }
    expect(choicesOf(said, base).map(({ id }) => id)).toEqual([4, 5])
    expect(leaveToSend(said, base).ultima_incapacidad_id).toBe(5)
    expect(leaveErrors(said, base)).toEqual({})
    expect(leaveToSend({ ...said, diagnostico: LUMBAGO }, base).ultima_incapacidad_id).toBeNull()
    expect(leaveToSend({ ...said, prorroga: 'No' }, base).ultima_incapacidad_id).toBeNull()
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
