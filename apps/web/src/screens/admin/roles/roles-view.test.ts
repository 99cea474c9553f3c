import { describe, expect, it } from 'vitest'
import { changedView, nextSort, rolesAddress, rolesQuery, rolesView } from './roles-view.ts'

const view = (address: string) => rolesView(new URLSearchParams(address))

describe('the address of the roles', () => {
  it('asks for the list by name when it says nothing', () => {
    expect(rolesQuery(view(''), 20)).toEqual({ orden: 'nombre', pagina: 1, por_pagina: 20 })
    expect(view('').abrir).toBeNull()
  })

  it('says each thing and comes back to the same view', () => {
    const asked = view('texto=cita&orden=-personas&pagina=2&rol=5&abrir=copia')
    expect(rolesQuery(asked, 50)).toEqual({ texto: 'cita', orden: '-personas', pagina: 2, por_pagina: 50 })
    expect(view(rolesAddress(asked).toString())).toEqual(asked)
  })

  it.each(['abrir=editar', 'abrir=copia&rol=x', 'orden=id', 'pagina=0', 'abrir=borrar&rol='])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it('a new role needs no other', () => {
    expect(view('abrir=nuevo').abrir).toBe('nuevo')
  })

  it('goes to the first page when what is listed changes', () => {
    expect(rolesAddress(changedView(view('pagina=3&rol=5'), { texto: 'médico' })).toString()).toBe('texto=m%C3%A9dico')
    expect(rolesAddress(changedView(view('pagina=3&rol=5'), { abrir: 'editar' })).toString()).toBe(
      'pagina=3&rol=5&abrir=editar',
    )
  })

  it('turns the order of a column around; counts begin with the largest', () => {
    expect([nextSort('nombre', 'nombre'), nextSort('nombre', 'personas'), nextSort('-personas', 'personas')]).toEqual([
      '-nombre',
      '-personas',
      'personas',
    ])
  })
})
