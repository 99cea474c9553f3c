import { describe, expect, it } from 'vitest'
import { agendaAddress, agendaSearch, agendaView, changedView, nextSort } from './agenda-view.ts'

const TODAY = '2026-11-21'
const view = (address: string, state: unknown = null) => agendaView(new URLSearchParams(address), state, TODAY)

describe("the address of the day's list", () => {
  it('asks for today, every state and site, by hour, when it says nothing', () => {
    expect(agendaSearch(view(''), 8)).toEqual({ fecha: TODAY, pagina: 1, por_pagina: 8, orden: 'hora' })
  })

  it('says each filter and comes back to the same view', () => {
    const asked = view('fecha=2026-11-20&estado=2&sede=7&pagina=3&orden=-afiliado', { texto: 'Gómez' })
    expect(agendaSearch(asked, 16)).toEqual({
      fecha: '2026-11-20',
      estado_id: 2,
      rep_id: 7,
      texto: 'Gómez',
      pagina: 3,
      por_pagina: 16,
      orden: '-afiliado',
    })
    expect(view(agendaAddress(asked, TODAY).toString(), { texto: asked.texto })).toEqual(asked)
  })

  it('never says whom the person looks for', () => {
    expect(agendaAddress(view('', { texto: 'Gómez' }), TODAY).toString()).toBe('')
    expect(view('texto=Gómez').texto).toBe('')
  })

  it('goes to the first page when a filter changes, and leaves out what is as usual', () => {
    expect(agendaAddress(changedView(view('estado=2&pagina=3'), { estado: null }), TODAY).toString()).toBe('')
    expect(agendaAddress(changedView(view('pagina=3'), { texto: 'ruiz' }), TODAY).toString()).toBe('')
    expect(agendaAddress(changedView(view('estado=2'), { pagina: 2 }), TODAY).toString()).toBe('estado=2&pagina=2')
  })

  it.each(['fecha=2026-02-30', 'estado=-1', 'sede=uno', 'pagina=0', 'orden=nombre'])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it.each([null, 'ruiz', { texto: 7 }, []])('takes a history without a text for none: %j', (state) => {
    expect(view('', state).texto).toBe('')
  })

  it('turns the order of a column around', () => {
    expect(nextSort('hora', 'hora')).toBe('-hora')
    expect(nextSort('-hora', 'hora')).toBe('hora')
    expect(nextSort('-hora', 'estado')).toBe('estado')
  })
})
