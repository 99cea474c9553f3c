import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../ordering/order-status.ts'
import { ownOrderWords } from './own-order.ts'

const rep = { nombre: 'Clínica del Norte', municipio: 'Bello' }
const order = (id: number, more: Partial<Parameters<typeof ownOrderWords>[0]> = {}) =>
  ownOrderWords({ estado: { id, nombre: 'Negada' }, rep, nota: null, ...more }, 'Puede ir')

describe('ownOrderWords', () => {
  it('says where one may go', () => {
    expect(order(OrderStatus.active)).toEqual({ state: 'Puede ir', tone: 'ok', where: 'Clínica del Norte · Bello' })
    expect(order(OrderStatus.authorised, { rep: { nombre: 'Sede', municipio: null } }).where).toBe('Sede')
  })

  it('says who has it while it is looked at, and asks nothing of the affiliate', () => {
    expect(order(OrderStatus.pendingAudit)).toEqual({
      state: 'En auditoría',
      tone: 'waiting',
      where: 'Su entidad la revisa. Usted no debe hacer ningún trámite.',
    })
  })

  it('gives the reason of a refusal', () => {
    expect(order(OrderStatus.denied, { nota: 'No es pertinente' })).toEqual({
      state: 'Negada',
      tone: 'bad',
      where: 'Su entidad la negó: No es pertinente',
    })
    expect(order(OrderStatus.denied).where).toBe('Su entidad la negó.')
  })

  it('sends nobody to a place that is not known', () => {
    expect(order(OrderStatus.active, { rep: null })).toMatchObject({ state: 'Sin sede', tone: 'waiting' })
  })

  it('keeps the word of what has its hour', () => {
    expect(order(OrderStatus.scheduled, { estado: { id: OrderStatus.scheduled, nombre: 'Agendada' } }).state).toBe(
      'Agendada',
    )
  })
})
