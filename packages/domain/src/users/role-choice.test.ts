import { describe, expect, it } from 'vitest'
import { NOT_YOURS_TO_GIVE } from '../session/granting.ts'
import { permissionsOfRoles, roleOffer } from './role-choice.ts'

const ADMIN = { id: 1, permisos: ['admin.enter', 'admin.usuarios', 'cita.afiliados'] }
const HELPER = { id: 2, permisos: ['cita.afiliados'] }
const AUDITOR = { id: 3, permisos: ['autorizacion.auditoria'] }
const ROLES = [ADMIN, HELPER, AUDITOR]
const desk = ['admin.usuarios', 'cita.afiliados']
const refused = { puede: false, porQueNo: NOT_YOURS_TO_GIVE }

describe('roleOffer', () => {
  it('lets give and take what one holds', () => {
    expect(roleOffer(desk, ROLES, [], [], HELPER.id)).toEqual({ puede: true })
    expect(roleOffer(desk, ROLES, [HELPER.id], [HELPER.id], HELPER.id)).toEqual({ puede: true })
  })

  it('refuses to give what one does not hold, and to take it away', () => {
    expect(roleOffer(desk, ROLES, [], [], AUDITOR.id)).toEqual(refused)
    expect(roleOffer(desk, ROLES, [AUDITOR.id], [AUDITOR.id], AUDITOR.id)).toEqual(refused)
  })

  it('counts what the person could do in all, not role by role', () => {
    const both = [ADMIN.id, HELPER.id]
    expect(roleOffer(desk, ROLES, both, both, HELPER.id)).toEqual({ puede: true })
    expect(roleOffer(desk, ROLES, both, both, ADMIN.id)).toEqual(refused)
  })

  it('a refused choice can be taken back', () => {
    expect(roleOffer(desk, ROLES, [], [AUDITOR.id], AUDITOR.id)).toEqual({ puede: true })
    expect(roleOffer(desk, ROLES, [], [ADMIN.id, AUDITOR.id], AUDITOR.id)).toEqual({ puede: true })
  })

  it('while a choice is refused, what does not mend it is refused too', () => {
    expect(roleOffer(desk, ROLES, [], [AUDITOR.id], HELPER.id)).toEqual(refused)
  })
})

it('permissions of several roles are each once', () => {
  expect(permissionsOfRoles(ROLES, [1, 2])).toEqual(['admin.enter', 'admin.usuarios', 'cita.afiliados'])
  expect(permissionsOfRoles(ROLES, [9])).toEqual([])
})
