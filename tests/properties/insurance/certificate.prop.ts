/** Which certificate an affiliation gives on a day. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { AffiliateState } from '@cauce/domain/insurance/affiliate-state'
import { certificateOf, certificateToday } from '@cauce/domain/insurance/certificate'
import { property } from '../../support/property.ts'

const HOY = '2026-11-22'
const state = fc.constantFrom(...Object.values(AffiliateState))
const before = fc.integer({ min: 1, max: 900 })

/** Active first, and that state from some days ago. */
const past = (estado_id: number, days: number) => {
  const desde = addDays(HOY, -days)
  return {
    estados: [
      { estado_id: AffiliateState.active, desde: '2000-01-01', hasta: addDays(desde, -1) },
      { estado_id, desde, hasta: null },
    ],
  }
}

property('la hay de quien está o estuvo afiliado, y de nadie más', [state, before], (estado_id, days) => {
  const answer = certificateOf(past(estado_id, days), HOY)
  const isNone = estado_id === AffiliateState.deceased || estado_id === AffiliateState.pending
  return isNone === 'error' in answer
})

property('la del retirado dice hasta qué día lo estuvo', [before], (days) => {
  const answer = certificateOf(past(AffiliateState.withdrawn, days), HOY)
  return 'clase' in answer && answer.clase === 'retiro' && answer.hasta === addDays(answer.desde, -1)
})

property('lo que se dice hoy es el estado de hoy, no el de antes', [state, before], (estado_id, days) => {
  const words = certificateToday(past(estado_id, days), HOY)
  return words !== null && (estado_id === AffiliateState.active || !words.includes('Activo'))
})

property('sin filas no hay certificado ni afiliación', [fc.constant(null)], () => {
  return 'error' in certificateOf({ estados: [] }, HOY) && certificateToday({ estados: [] }, HOY) === null
})
