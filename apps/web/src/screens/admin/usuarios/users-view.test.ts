import { describe, expect, it } from 'vitest'
import { changedView, isWhole, nextSort, usersAddress, usersSearch, usersView } from './users-view.ts'

const view = (address: string, state: unknown = null) => usersView(new URLSearchParams(address), state)

describe('the address of the list of users', () => {
  it('asks for the first page by name when it says nothing', () => {
    expect(usersSearch(view(''), 20)).toEqual({ orden: 'nombre', pagina: 1, por_pagina: 20 })
    expect(isWhole(view(''))).toBe(true)
  })

  it('says each filter and comes back to the same view', () => {
    const asked = view(
      'estado=bloqueado&rol=3&sede=7&clase=operador&factor=correo&orden=-creado&pagina=2&usuario=9&ver=roles',
      {
        texto: 'Gómez',
      },
    )
    expect(usersSearch(asked, 50)).toEqual({
      orden: '-creado',
      pagina: 2,
      por_pagina: 50,
      texto: 'Gómez',
      estado: 'bloqueado',
      rol_id: 3,
      rep_id: 7,
      clase: 'operador',
      aplicacion: false,
    })
    expect(usersView(usersAddress(asked), { texto: asked.texto })).toEqual(asked)
  })

  it('never carries what is searched', () => {
    expect(usersAddress(view('', { texto: '43512887' })).toString()).toBe('')
  })

  it('goes to the first page when what is listed changes, and nowhere when a row is chosen', () => {
    const second = view('pagina=2&usuario=9&ver=datos')
    expect(usersAddress(changedView(second, { estado: 'activo' })).toString()).toBe('estado=activo')
    expect(usersAddress(changedView(second, { usuario: 4, ver: null })).toString()).toBe('pagina=2&usuario=4')
    expect(usersAddress(changedView(second, { texto: '' })).toString()).toBe('pagina=2&usuario=9&ver=datos')
  })

  it.each(['estado=otro', 'rol=-1', 'pagina=0', 'orden=correo', 'ver=roles', 'factor=sms'])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )

  it('turns the order of a column around', () => {
    expect([nextSort('nombre', 'nombre'), nextSort('-nombre', 'nombre')]).toEqual(['-nombre', 'nombre'])
    expect([nextSort('nombre', 'ultimo_ingreso'), nextSort('-ultimo_ingreso', 'ultimo_ingreso')]).toEqual([
      '-ultimo_ingreso',
      'ultimo_ingreso',
    ])
  })
})
