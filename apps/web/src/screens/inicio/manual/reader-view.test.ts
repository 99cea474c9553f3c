import { describe, expect, it } from 'vitest'
import { readerAddress, readerQuery, readerView } from './reader-view.ts'

const viewOf = (address: string) => readerView(new URLSearchParams(address))

describe('the reader and its address', () => {
  it('takes what the address says and nothing wrong', () => {
    expect(viewOf('id=3&tipo=manual&texto=orden&pagina=2')).toEqual({
      id: 3,
      tipo: 'manual',
      texto: 'orden',
      pagina: 2,
    })
    expect(viewOf('id=-1&tipo=otro&pagina=x')).toEqual({ id: null, tipo: '', texto: '', pagina: 1 })
  })

  it('keeps the page while reading and leaves it when the filter changes', () => {
    const view = viewOf('pagina=3')
    expect(readerAddress(view, { id: 5 }).toString()).toBe('id=5&pagina=3')
    expect(readerAddress(view, { tipo: 'novedad' }).toString()).toBe('tipo=novedad')
  })

  it('asks the server only for what narrows', () => {
    expect(readerQuery(viewOf('texto=%20%20'))).toEqual({ pagina: 1, por_pagina: 20 })
    expect(readerQuery(viewOf('texto=clave&tipo=manual'))).toMatchObject({ texto: 'clave', tipo: 'manual' })
  })
})
