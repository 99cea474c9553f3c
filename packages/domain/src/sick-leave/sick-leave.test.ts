import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { LEAVE_CLASSES, SickLeave, SickLeaveForm } from './sick-leave.ts'

const FORM: SickLeaveForm = {
  afiliado_id: 11,
  consulta_id: 118,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  diagnostico_id: 545,
  fecha_inicio: '2026-11-21',
  dias: 3,
  prorroga: 'No',
  colegio_id: 7,
  entidad_territorial: 3,
  nombre_medico: 'Laura Restrepo Mejía',
  documento: '43887210',
  descripcion_incapacidad: 'Reposo relativo',
}
const REGISTERED: SickLeave = {
  id: 4,
  radicado: '2026-118402',
  fecha_inicio: '2026-11-21',
  fecha_final: '2026-11-23',
  dias: 3,
  dias_acumulados: 3,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  prorroga: 'No',
  ultima_incapacidad_id: null,
  cie10: { id: 545, codigo: 'M545', nombre: 'Lumbago no especificado' },
  colegio: null,
  descripcion_incapacidad: 'Reposo relativo',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_motivo: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-11-21T14:00:00.000Z',
}
const isForm = Schema.is(SickLeaveForm)
const isRegistered = Schema.is(SickLeave)
const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

describe('lo que se envía para registrar', () => {
  it('vale con todos sus campos, también los que van vacíos porque faltan', () => {
    expect(isForm(FORM)).toBe(true)
    expect(isForm({ ...FORM, contingencia: null, dias: null, diagnostico_id: null, fecha_inicio: null })).toBe(true)
  })

  it.each(Object.keys(FORM))('sin %s no es una incapacidad', (key) => {
    expect(isForm(without(FORM, key))).toBe(false)
  })
})

describe('lo que se lista', () => {
  it('es una incapacidad con su radicado, sus días y quien la expidió', () => {
    expect(isRegistered(REGISTERED)).toBe(true)
  })

  it.each(Object.keys(REGISTERED))('sin %s no lo es', (key) => {
    expect(isRegistered(without(REGISTERED, key))).toBe(false)
  })

  it.each([{}, { operador: {} }, { operador: { nombre_completo: null } }])(
    'no lo es si no dice quién la expidió',
    (users) => {
      expect(isRegistered({ ...REGISTERED, users })).toBe(false)
    },
  )
})
