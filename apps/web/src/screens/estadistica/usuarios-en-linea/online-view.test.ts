import { expect, it } from 'vitest'
import { onlineAddress, onlineSearch, onlineView } from './online-view.ts'

const view = (address: string, texto = '') => onlineView(new URLSearchParams(address), { texto })

it('says the role and the page, and comes back to the same view; the text stays out of the address', () => {
  const asked = view('rol=M%C3%A9dico+general&pagina=2', 'laura')
  expect(onlineSearch(asked, 25)).toEqual({ rol: 'Médico general', pagina: 2, por_pagina: 25, texto: 'laura' })
  expect(onlineView(onlineAddress(asked), { texto: 'laura' })).toEqual(asked)
  expect(onlineAddress(asked).toString()).not.toContain('laura')
})

it('asks for everybody when it says nothing, or says it wrongly', () => {
  expect(onlineSearch(view('pagina=0&rol='), 50)).toEqual({ pagina: 1, por_pagina: 50 })
  expect(onlineView(new URLSearchParams(), 'x').texto).toBe('')
  expect(onlineAddress(view('')).size).toBe(0)
})
