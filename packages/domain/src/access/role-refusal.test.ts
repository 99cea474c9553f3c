import { describe, expect, it } from 'vitest'
import { refusalOf } from './role-refusal.ts'

const ALL = ['admin.enter', 'admin.roles', 'admin.usuarios', 'cita.afiliados', 'farmacia.kardex']
const role = (nombre: string, permisos: readonly string[]) => ({ nombre, permisos })
const facts = { quien: ALL, administradores: 1 }

describe('refusalOf', () => {
  it('lets through what the giver holds, made, changed or deleted', () => {
    const clerk = role('Auxiliar', ['cita.afiliados'])
    expect(refusalOf({ antes: null, despues: clerk }, facts)).toBeNull()
    expect(refusalOf({ antes: clerk, despues: role('Citas', ['farmacia.kardex']) }, facts)).toBeNull()
    expect(refusalOf({ antes: clerk, despues: null }, facts)).toBeNull()
  })

  it('names in words what the giver does not hold, given or taken', () => {
    const move = { antes: role('X', ['farmacia.kardex']), despues: role('X', ['blog.vista']) }
    expect(refusalOf(move, { quien: ['admin.roles'], administradores: 1 })).toEqual({
      estado: 403,
      codigo: 'permiso.ajeno',
      error: 'No puede dar ni quitar permisos que usted no tiene: Kardex y Atender y ordenar',
      permisos: ['Kardex (farmacia.kardex)', 'Atender y ordenar (blog.vista)'],
    })
  })

  it('to delete a role one must hold what it gives', () => {
    const refusal = refusalOf({ antes: role('X', ['blog.vista']), despues: null }, facts)
    expect(refusal?.codigo).toBe('permiso.ajeno')
  })

  it('the administrator is not deleted, renamed or left without its keys', () => {
    const antes = role('Administrador', ALL)
    const error = (despues: ReturnType<typeof role> | null) => refusalOf({ antes, despues }, facts)?.error
    expect(refusalOf({ antes, despues: null }, facts)).toEqual({
      estado: 409,
      codigo: 'rol.administrador',
      error: 'El rol Administrador no se elimina',
      permisos: [],
    })
    expect(error(role('Jefe', ALL))).toContain('conserva su nombre')
    expect(error(role('Administrador', ['admin.enter', 'admin.roles']))).toContain('conserva siempre')
    expect(error(role('Administrador', ['admin.enter', 'admin.roles', 'admin.usuarios']))).toBeUndefined()
  })

  it('somebody who administers must remain', () => {
    const move = { antes: role('Jefes', ['admin.enter']), despues: role('Jefes', []) }
    expect(refusalOf(move, { quien: ALL, administradores: 0 })).toEqual({
      estado: 409,
      codigo: 'rol.ultimo_administrador',
      error: 'Debe quedar al menos un administrador activo',
      permisos: [],
    })
    expect(refusalOf(move, facts)).toBeNull()
    const other = { antes: role('Jefes', ['admin.enter']), despues: role('Jefes', ['admin.enter', 'cita.afiliados']) }
    expect(refusalOf(other, { quien: ALL, administradores: 0 })).toBeNull()
  })
})
