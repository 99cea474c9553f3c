import * as fc from 'fast-check'
import { canSuspend, checkSuspension } from '@cauce/domain/oncology/suspension'
import { applySchemeLine } from '@cauce/machines/life-cycles/scheme-order'
import { property } from '../../support/property.ts'

const state = fc.integer({ min: -5, max: 60 })
const states = fc.array(state, { maxLength: 10 })

property('lo que la regla deja suspender es lo que su ciclo de vida deja suspender', [state], (estado_id) => {
  return canSuspend(estado_id) === !('error' in applySchemeLine(estado_id, 'suspender'))
})

const moves = fc.array(fc.constantFrom('suspender' as const, 'cancelar' as const, 'aplicar' as const))

property('lo suspendido, cancelado o aplicado nunca vuelve a estar activo', [moves], (made) => {
  let now = 1
  return made.every((move) => {
    const after = applySchemeLine(now, move)
    const left = now !== 1
    if (!('error' in after)) now = after.estado_id
    return !left || now !== 1
  })
})

property('una línea que no está activa detiene toda la suspensión', [states], (list) => {
  const errors = checkSuspension({ orden: list.map((estado_id) => ({ estado_id })), observacion: 'Neutropenia' })
  return 'orden' in errors === (list.length === 0 || list.some((estado_id) => estado_id !== 1))
})
