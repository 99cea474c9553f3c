import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../navigation/permissions.ts'
import {
  administers,
  BEYOND_REACH,
  canDeactivate,
  canManage,
  canRescue,
  NOT_YOURSELF,
  OWN_SECURITY,
  USERS_PERMISSION,
} from './authority.ts'

const chief = { id: 1, permissions: ['admin.enter', 'admin.usuarios', 'cita.afiliados'] }
const desk = { id: 2, permissions: ['admin.usuarios', 'cita.afiliados'] }
const helper = { id: 3, permissions: ['cita.afiliados'] }

describe('who may change whose account', () => {
  it('is whoever holds all that the other holds', () => {
    expect(canManage(chief, desk)).toEqual({ puede: true })
    expect(canManage(desk, helper)).toEqual({ puede: true })
    expect(canManage(desk, chief)).toEqual({ puede: false, porQueNo: BEYOND_REACH })
    expect(canManage(desk, { id: 9, permissions: [] })).toEqual({ puede: true })
  })

  it('includes oneself, save for what the profile is for', () => {
    expect(canManage(desk, desk)).toEqual({ puede: true })
    expect(canManage({ ...desk, permissions: ['admin.usuarios'] }, desk)).toEqual({ puede: true })
    expect(canDeactivate(desk, desk)).toEqual({ puede: false, porQueNo: NOT_YOURSELF })
    expect(canRescue(desk, desk)).toEqual({ puede: false, porQueNo: OWN_SECURITY })
  })

  it('deactivating and rescuing need the same reach', () => {
    expect([canDeactivate(chief, desk), canRescue(chief, desk)]).toEqual([{ puede: true }, { puede: true }])
    expect(canDeactivate(desk, chief)).toEqual({ puede: false, porQueNo: BEYOND_REACH })
    expect(canRescue(desk, chief)).toEqual({ puede: false, porQueNo: BEYOND_REACH })
  })
})

it('administra quien tiene el permiso de administrar', () => {
  expect([chief, desk, helper].map(({ permissions }) => administers(permissions))).toEqual([true, false, false])
  expect(PERMISSIONS).toContain(USERS_PERMISSION)
})
