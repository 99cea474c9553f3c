import { describe, expect, it } from 'vitest'
import { type Offer, lineActions } from './order-line-actions.ts'
import { AUTOMATIC_ROUTING } from './routing-change.ts'

const actions = (estado_id: number, direccionamieno_automatico = false, rep_id: number | null = 7) =>
  lineActions({ estado_id, rep_id, direccionamieno_automatico })

const reason = (offer: Offer): string | null => (offer.puede ? null : offer.porQueNo)

describe('download and e-mail', () => {
  it.each([1, 4, 42, 49])('are offered in status %i', (estado_id) => {
    expect(actions(estado_id)).toMatchObject({ descargar: { puede: true }, enviar: { puede: true } })
  })

  it('wait for the audit, and say so', () => {
    expect(reason(actions(3).descargar)).toBe('Sin descarga hasta que se audite')
    expect(reason(actions(3).enviar)).toBe('Sin envío hasta que se audite')
  })

  it('are not offered for an annulled nor for a denied order', () => {
    expect(reason(actions(2).descargar)).toBe('La orden está anulada')
    expect(reason(actions(5).enviar)).toBe('La orden fue negada')
  })

  it('are offered for a line without a site', () => {
    expect(actions(1, false, null).descargar).toEqual({ puede: true })
  })
})

describe('change of site', () => {
  it.each([1, 3, 4])('is offered in status %i', (estado_id) => {
    expect(actions(estado_id).direccionar).toEqual({ puede: true })
  })

  it('is not offered when the routing was automatic', () => {
    expect(reason(actions(1, true).direccionar)).toBe(AUTOMATIC_ROUTING)
  })

  it('is offered when there is no site, whatever the mark says', () => {
    expect(actions(1, true, null).direccionar).toEqual({ puede: true })
  })

  it.each([
    [2, 'La orden está anulada'],
    [5, 'La orden fue negada'],
    [42, 'La orden ya está agendada'],
    [49, 'El servicio ya se prestó'],
  ])('is not offered in status %i: %s', (estado_id, why) => {
    expect(reason(actions(estado_id).direccionar)).toBe(why)
  })
})

it('offers nothing in a status that it does not know', () => {
  const offers = Object.values(actions(77))
  expect(offers.map(reason)).toEqual(Array(3).fill('No se conoce el estado de la orden'))
})
