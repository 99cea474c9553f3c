import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { describe, expect, it } from 'vitest'
import { offersOf, QUESTIONS } from './user-acts.ts'

const may = { puede: true, por_que_no: null }
const user: UserDetail = {
  id: 7,
  clase: 'operador',
  nombre: 'Laura',
  apellido: 'Restrepo',
  tipo_documento: 'CC',
  numero_documento: '1037580214',
  email: 'laura@cauce.demo',
  roles: [],
  sede: null,
  estado: 'activo',
  sin_contrasena: false,
  bloqueado_hasta: null,
  totp_activo: true,
  ultimo_ingreso_at: null,
  created_at: '2026-11-21T12:00:00.000Z',
  version: 1,
  operador: null,
  roles_id: [],
  intentos_fallidos: 0,
  password_changed_at: null,
  totp_activo_at: null,
  enlace_vence_at: null,
  motivo_inactivo: null,
  sesiones: [],
  cambiar: may,
  inactivar: may,
  rescatar: may,
}
const whys = (fields: Partial<UserDetail>) =>
  Object.fromEntries(offersOf({ ...user, ...fields }).map(({ name, why }) => [name, why]))

describe('the acts of an account', () => {
  it('each says why it cannot be done now', () => {
    expect(whys({})).toEqual({
      enlace: null,
      segundo_factor: null,
      desbloquear: 'No está bloqueado',
      sesiones: 'No tiene sesiones abiertas',
      inactivar: null,
    })
  })

  it('an inactive one is reactivated, and gets no link', () => {
    expect(whys({ estado: 'inactivo' })).toMatchObject({ enlace: 'El usuario está inactivo', reactivar: null })
  })

  it('failures that do not lock yet can be cleared too', () => {
    expect(whys({ intentos_fallidos: 2 })['desbloquear']).toBeNull()
  })

  it('what the server refuses comes first', () => {
    const no = { puede: false, por_que_no: 'Fuera de su alcance' }
    expect(new Set(Object.values(whys({ cambiar: no, inactivar: no, rescatar: no })))).toEqual(
      new Set(['Fuera de su alcance']),
    )
  })

  it('what hurts is asked, what can be undone is not', () => {
    expect(Object.keys(QUESTIONS).toSorted()).toEqual(['enlace', 'inactivar', 'segundo_factor', 'sesiones'])
    expect(QUESTIONS.inactivar?.asksReason).toBe(true)
  })
})
