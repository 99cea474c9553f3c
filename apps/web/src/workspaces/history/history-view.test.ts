import { describe, expect, it } from 'vitest'
import {
  changedView,
  historyAddress,
  historySearch,
  historyView,
  isWhole,
  nextSort,
  periodError,
} from './history-view.ts'

const SORTS = ['-fecha', 'fecha', 'estado', '-estado'] as const
const view = (address: string, state: unknown = null) => historyView(new URLSearchParams(address), state, SORTS)

describe('the view of a history list', () => {
  it('is everything, the newest first, unless told', () => {
    expect(view('afiliado=7')).toEqual({
      desde: null,
      hasta: null,
      estado: null,
      tipo: null,
      texto: '',
      pagina: 1,
      orden: '-fecha',
    })
    expect(isWhole(view('afiliado=7&pagina=3&orden=fecha'))).toBe(true)
  })

  it('is what the address says, and the text of the history of the browser', () => {
    const asked = view('desde=2026-01-01&hasta=2026-02-28&estado=3&tipo=2&pagina=4&orden=estado', { texto: 'I10' })
    expect(asked).toEqual({
      desde: '2026-01-01',
      hasta: '2026-02-28',
      estado: 3,
      tipo: 2,
      texto: 'I10',
      pagina: 4,
      orden: 'estado',
    })
    expect(isWhole(asked)).toBe(false)
  })

  it.each(['desde=2026-02-30', 'hasta=ayer', 'estado=-1', 'tipo=x', 'pagina=0', 'orden=nombre'])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it('never writes the text in the address, and keeps the affiliate and what is seen of them', () => {
    const before = new URLSearchParams('afiliado=7&vista=lista&consulta=9&estado=2')
    const wanted = changedView(view('estado=2&pagina=3'), { texto: 'M545', estado: 5 })
    expect(historyAddress(wanted, '-fecha', before).toString()).toBe('afiliado=7&vista=lista&estado=5')
  })

  it('goes to the first page with anything but a page', () => {
    expect(changedView(view('pagina=3'), { estado: 1 }).pagina).toBe(1)
    expect(changedView(view('pagina=3'), { pagina: 4 }).pagina).toBe(4)
  })

  it('asks the server only for what is said', () => {
    expect(historySearch(view(''), 7, 10)).toEqual({ afiliado_id: 7, pagina: 1, por_pagina: 10, orden: '-fecha' })
    expect(historySearch(view('desde=2026-01-01&estado=3', { texto: ' I10 ' }), 7, 20)).toEqual({
      afiliado_id: 7,
      pagina: 1,
      por_pagina: 20,
      orden: '-fecha',
      desde: '2026-01-01',
      estado_id: 3,
      texto: 'I10',
    })
  })

  it('knows days that go backwards', () => {
    expect(periodError(view('desde=2026-02-01&hasta=2026-01-31'))).toBe(
      'La fecha final debe ser igual o posterior a la inicial',
    )
    expect([periodError(view('desde=2026-02-01&hasta=2026-02-01')), periodError(view('hasta=2026-01-01'))]).toEqual([
      null,
      null,
    ])
  })

  it('turns the order of a column around, and leaves one that does not sort', () => {
    expect(nextSort('-fecha', 'fecha', SORTS)).toBe('fecha')
    expect(nextSort('fecha', 'fecha', SORTS)).toBe('-fecha')
    expect(nextSort('fecha', 'estado', SORTS)).toBe('estado')
    expect(nextSort('fecha', 'nombre', SORTS)).toBe('fecha')
  })
})
