import { describe, expect, it } from 'vitest'
import { agendaAddress, agendaQuery, agendaView, nextSort } from './agenda-view.ts'

const TODAY = '2026-11-21'
const view = (address: string) => agendaView(new URLSearchParams(address), TODAY)

describe("the address of the day's list", () => {
  it('asks for today, every state and site, by hour, when it says nothing', () => {
    expect(agendaQuery(view(''))).toEqual({ fecha: TODAY, pagina: 1, por_pagina: 8, orden: 'hora' })
  })

  it('says each filter and comes back to the same view', () => {
    const asked = view('fecha=2026-11-20&estado=2&sede=7&texto=G%C3%B3mez&pagina=3&filas=16&orden=-afiliado')
    expect(agendaQuery(asked)).toEqual({
      fecha: '2026-11-20',
      estado_id: 2,
      rep_id: 7,
      texto: 'Gómez',
      pagina: 3,
      por_pagina: 16,
      orden: '-afiliado',
    })
    expect(agendaView(agendaAddress(asked, { pagina: asked.pagina }, TODAY), TODAY)).toEqual(asked)
  })

  it('goes to the first page when a filter changes, and leaves out what is as usual', () => {
    expect(agendaAddress(view('estado=2&pagina=3'), { estado: null }, TODAY).toString()).toBe('')
    expect(agendaAddress(view('pagina=3'), { texto: 'ruiz' }, TODAY).toString()).toBe('texto=ruiz')
    expect(agendaAddress(view('estado=2'), { pagina: 2 }, TODAY).toString()).toBe('estado=2&pagina=2')
  })

  it.each(['fecha=2026-02-30', 'estado=-1', 'sede=uno', 'pagina=0', 'filas=9', 'orden=nombre'])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it('turns the order of a column around', () => {
    expect(nextSort('hora', 'hora')).toBe('-hora')
    expect(nextSort('-hora', 'hora')).toBe('hora')
    expect(nextSort('-hora', 'estado')).toBe('estado')
  })
})
