import { describe, expect, it } from 'vitest'
import { changedView, nextSort, statusesAddress, statusesQuery, statusesView } from './statuses-view.ts'

const view = (address: string) => statusesView(new URLSearchParams(address))

describe('the address of the states', () => {
  it('asks for all of them by number when it says nothing', () => {
    expect(statusesQuery(view(''), 20)).toEqual({ orden: 'id', pagina: 1, por_pagina: 20 })
  })

  it('says each thing and comes back to the same view', () => {
    const asked = view('texto=comite&cuales=propios&orden=-nombre&pagina=2&estado=1000&abrir=ver')
    expect(statusesQuery(asked, 20)).toMatchObject({ texto: 'comite', cuales: 'propios', orden: '-nombre' })
    expect(view(statusesAddress(asked).toString())).toEqual(asked)
  })

  it.each(['abrir=ver', 'cuales=otros', 'orden=activo', 'estado=0'])('takes %s for not said', (address) => {
    expect(view(address)).toEqual(view(''))
  })

  it('forgets page and selection when what is listed changes', () => {
    expect(statusesAddress(changedView(view('pagina=2&estado=3&abrir=ver'), { texto: 'a' })).toString()).toBe('texto=a')
    expect(statusesAddress(changedView(view('estado=3'), { abrir: 'ver' })).toString()).toBe('estado=3&abrir=ver')
  })

  it('turns the order of a column around', () => {
    expect([nextSort('id', 'id'), nextSort('id', 'registros'), nextSort('-registros', 'registros')]).toEqual([
      '-id',
      '-registros',
      'registros',
    ])
  })
})
