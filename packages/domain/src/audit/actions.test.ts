import { describe, expect, it } from 'vitest'
import { ACTION_GROUP_KEYS, ACTION_GROUPS, ACTIONS } from './action-words.ts'
import { actionGroupText, actionText, actionsOf, isReading, READINGS } from './actions.ts'
import { FAILED_SIGN_INS, SIGN_IN_ACTIONS, SIGN_IN_NAMES, SIGN_IN_RESULTS, signInResult } from './sign-in.ts'

describe('las acciones de la auditoría', () => {
  it('tienen palabras y grupo', () => {
    expect(actionText('orden.crear')).toBe('Ordenó procedimientos')
    expect(actionGroupText('orden.crear')).toBe('Órdenes y consultas')
    for (const { texto } of Object.values(ACTIONS)) expect(texto).toMatch(/^\p{Lu}/u)
    expect(new Set(Object.values(ACTIONS).map(({ texto }) => texto)).size).toBe(Object.keys(ACTIONS).length)
  })

  it('una que esta versión no conoce se muestra como está', () => {
    expect([actionText('cosa.rara'), actionGroupText('cosa.rara')]).toEqual(['cosa.rara', 'Otra'])
    expect(isReading('cosa.rara')).toBe(false)
  })

  it('los grupos las reparten todas, y ver no es cambiar', () => {
    const groups = [
      'ingresos',
      'lecturas',
      'ordenes',
      'documentos',
      'colaboracion',
      'cuenta',
      'usuarios',
      'contenido',
      'sistema',
      'auditoria',
    ] as const
    expect(Object.keys(ACTION_GROUPS)).toEqual(groups)
    expect(ACTION_GROUP_KEYS).toEqual(groups)
    expect(groups.flatMap((group) => actionsOf(group)).toSorted()).toEqual(Object.keys(ACTIONS).toSorted())
    expect(READINGS).toContain('consulta.leer')
    expect(READINGS).toContain('auditoria.leer')
    expect(READINGS).not.toContain('orden.crear')
  })
})

describe('los resultados de un ingreso', () => {
  it('cada acción tiene uno solo, y es de las que la auditoría conoce', () => {
    expect(SIGN_IN_NAMES).toEqual(Object.keys(SIGN_IN_RESULTS))
    expect(new Set(SIGN_IN_ACTIONS).size).toBe(SIGN_IN_ACTIONS.length)
    for (const accion of SIGN_IN_ACTIONS) expect(Object.keys(ACTIONS)).toContain(accion)
    expect(signInResult('ingreso.codigo_fallido')).toBe('codigo')
    expect(FAILED_SIGN_INS).toEqual(['ingreso.fallido', 'ingreso.codigo_fallido', 'ingreso.bloqueado'])
    expect(signInResult('sesion.cerrar_otras')).toBe('cierre')
    expect(signInResult('orden.crear')).toBeNull()
  })
})
