/** What makes a verified change wait. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { changeHold } from '@cauce/domain/insurance/change-hold'
import { property } from '../../support/property.ts'

const day = fc.option(fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-01', days)))
const care = fc.record({ esquema: day, gestacion: day, remision: day, atencion_despues: day })
const leaves = fc.constantFrom('retirar' as const, 'suspender' as const)

property(
  'un retiro o una suspensión espera exactamente cuando hay algo abierto, y lo dice todo',
  [leaves, care],
  (move, open) => {
    const hold = changeHold(move, open)
    const there = [open.esquema, open.gestacion, open.remision].filter((one) => one !== null)
    return (hold !== null) === there.length > 0 && (hold ?? '').split('desde el').length - 1 === there.length
  },
)

property(
  'un fallecimiento espera exactamente cuando hay una atención posterior',
  [care],
  (open) => (changeHold('fallecer', open) !== null) === (open.atencion_despues !== null),
)

property(
  'lo demás no espera',
  [fc.constantFrom('activar' as const, 'levantar' as const, 'proteger' as const, 'revertir' as const, undefined), care],
  (move, open) => changeHold(move, open) === null,
)
