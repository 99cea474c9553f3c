/** Every call of the contract that could bring a medicine to its patient is tried by the drill, or says why it does not have to be. */
import { registry } from '@cauce/contract/registry'
import { describe, expect, it } from 'vitest'
import { forgottenCalls, NOT_DOORS, type Registry, strayCalls, writingCalls } from '../drills/alert/calls.ts'

const calls: Registry = registry
const write = (path: string) => ({ kind: 'write' as const, path })

describe('las llamadas que recorre `npm run drill -- around-the-alert`', () => {
  it('ninguna que escriba en esos módulos se quedó sin recorrer ni explicar', () => {
    expect(forgottenCalls(calls)).toEqual([])
    expect(writingCalls(calls).length).toBeGreaterThan(25)
  })

  it('ninguna sobra, y cada una que no se recorre dice por qué', () => {
    expect(strayCalls(calls)).toEqual([])
    for (const [call, why] of Object.entries(NOT_DOORS)) expect([call, /\p{L}{3}/u.test(why)]).toEqual([call, true])
  })

  it('una nueva se echa de menos: de un módulo de la lista, o de otro si su dirección es de órdenes', () => {
    const more: Registry = {
      ...calls,
      firmas: { ...calls['firmas'], delegar: write('/firmas/delegar') },
      dispensacion: { adelantar: write('/ordenamiento/adelantar'), avisar: write('/dispensacion/avisar') },
    }
    expect(forgottenCalls(more)).toEqual(['firmas.delegar', 'dispensacion.adelantar'])
  })
})
