import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../ordering/order-status.ts'
import { againText, alreadyOrderedText, orderedAlready, saysAgain } from './repeated-order.ts'

const TODAY = '2026-11-21'
const open = { orden_id: 7, cup_id: 40, rep_id: 3, estado_id: OrderStatus.active, fecha_vencimiento: '2026-12-01' }
const wanted = { cup_id: 40, rep_id: 3 }

describe('orderedAlready', () => {
  it('finds the newest open line of the same procedure and site', () => {
    const newer = { ...open, orden_id: 9, estado_id: OrderStatus.scheduled }
    expect(orderedAlready(wanted, [open, newer, { ...open, orden_id: 8 }], TODAY)).toBe(newer)
  })

  it.each([
    ['another procedure', { cup_id: 41 }],
    ['another site', { rep_id: 4 }],
    ['no site', { rep_id: null }],
    ['annulled', { estado_id: OrderStatus.annulled }],
    ['denied', { estado_id: OrderStatus.denied }],
    ['done', { estado_id: OrderStatus.done }],
    ['expired', { fecha_vencimiento: '2026-11-20' }],
  ])('does not count one that is %s', (_, change) => {
    expect(orderedAlready(wanted, [{ ...open, ...change }], TODAY)).toBeNull()
  })

  it('counts its last day, and two without a site as the same', () => {
    const line = { ...open, rep_id: null, fecha_vencimiento: TODAY }
    expect(orderedAlready({ cup_id: 40, rep_id: null }, [line], TODAY)).toBe(line)
  })
})

describe('saysAgain', () => {
  it.each([
    [{}, false],
    [{ historico_id: false }, false],
    [{ historico_id: null, motivo_repeticion: '  ' }, false],
    [{ historico_id: 6 }, false],
    [{ historico_id: 7 }, true],
    [{ historico_id: 8 }, true],
    [{ historico_id: true }, true],
    [{ motivo_repeticion: 'La muestra se perdió' }, true],
    [{ historico_id: false, motivo_repeticion: 'La muestra se perdió' }, true],
    [{ historico_id: 6, motivo_repeticion: 'La muestra se perdió' }, false],
    [{ historico_id: 7, motivo_repeticion: 'La muestra se perdió' }, true],
  ])('%j → %s', (again, said) => {
    expect(saysAgain(again, open)).toBe(said)
  })
})

describe('what is said', () => {
  it('names the order, its day, who ordered and the site', () => {
    const order = { orden_id: 40_218, procedimiento: 'Colonoscopia total', fecha: TODAY, profesional: 'Ana Ruiz' }
    expect(alreadyOrderedText({ ...order, sede: 'Sede Laureles' })).toBe(
      'Ya está ordenado: Colonoscopia total, en la orden n.º 40 218 del 21 nov 2026, por Ana Ruiz, para Sede Laureles. Revise si debe ordenarlo otra vez.',
    )
    expect(alreadyOrderedText({ ...order, sede: null })).toContain('por Ana Ruiz, sin sede asignada.')
  })

  it('in the life of the line says of which order, and why when it was told', () => {
    expect(againText(40_218, '')).toBe('Otra vez: ya estaba en la orden n.º 40 218')
    expect(againText(null, 'son dos tomas')).toBe('Otra vez, porque: son dos tomas')
    expect(againText(7, 'la muestra se perdió')).toBe(
      'Otra vez: ya estaba en la orden n.º 7, porque: la muestra se perdió',
    )
  })
})
