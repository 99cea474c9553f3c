import * as fc from 'fast-check'
import { describe } from 'vitest'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { referralLife } from '@cauce/machines/life-cycles/referral'
import { property } from '../../support/property.ts'

const state = fc.constantFrom(...Object.values(REFERRAL_STATES))
const hand = fc.constantFrom(
  { libre: true, la_gestiona: false },
  { libre: false, la_gestiona: true },
  { libre: false, la_gestiona: false },
)
const move = fc.constantFrom('tomar', 'asignar', 'soltar')

describe('la vida de una remisión', () => {
  property('pasar de manos no la cambia de estado', [state, hand, move], (from, facts, evento) => {
    const after = referralLife.step(from, evento, facts)
    return 'error' in after || after.estado === from
  })

  property(
    'la toma cualquiera solo si nadie la tiene, y la suelta solo quien la tiene',
    [state, hand],
    (from, facts) => {
      const isOpen = from !== REFERRAL_STATES.closed
      const may = (evento: 'tomar' | 'soltar') => !('error' in referralLife.step(from, evento, facts))
      return may('tomar') === (isOpen && facts.libre) && may('soltar') === (isOpen && facts.la_gestiona)
    },
  )
})
