import { describe, expect, it } from 'vitest'
import { timelineAddress, timelineView } from './timeline-view.ts'

const TODAY = '2026-11-21'
const view = (address: string) => timelineView(new URLSearchParams(address), TODAY)

describe('the view of the timeline', () => {
  it('is the last year with everything, unless told', () => {
    expect(view('afiliado=7')).toEqual({ meses: 12, fin: null, clase: null })
    expect(view('meses=3&fin=2025-02-28&clase=orden')).toEqual({ meses: 3, fin: '2025-02-28', clase: 'orden' })
  })

  it.each(['meses=5', 'fin=2026-11-21', 'fin=2027-01-01', 'fin=2025-02-30', 'clase=toString', 'clase='])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it('has the shortest address', () => {
    const before = new URLSearchParams('afiliado=7&consulta=3')
    expect(timelineAddress(view(''), before).toString()).toBe('afiliado=7')
    expect(timelineAddress({ meses: 36, fin: '2024-01-31', clase: 'visita' }, before).toString()).toBe(
      'afiliado=7&meses=36&fin=2024-01-31&clase=visita',
    )
  })
})
