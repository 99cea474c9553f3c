import { describe, expect, it } from 'vitest'
import { changedView, signaturesAddress, signaturesBody, signaturesView } from './signatures-view.ts'

const view = (address: string) => signaturesView(new URLSearchParams(address))

describe('the address of the second signatures', () => {
  it('asks for what waits when it says nothing', () => {
    expect(signaturesBody(view(''), 20)).toEqual({ cuales: 'por_hacer', pagina: 1, por_pagina: 20 })
    expect(signaturesAddress(view('')).toString()).toBe('')
  })

  it('says each thing and comes back to the same view', () => {
    const asked = view('cuales=cerradas&texto=amoxi&pagina=2&firma=7')
    expect(signaturesBody(asked, 50)).toEqual({ cuales: 'cerradas', texto: 'amoxi', pagina: 2, por_pagina: 50 })
    expect(view(signaturesAddress(asked).toString())).toEqual(asked)
  })

  it.each(['cuales=todas', 'pagina=0', 'firma=-1'])('takes %s for not said', (address) => {
    expect(view(address)).toEqual(view(''))
  })

  it('forgets page and what was open when what is listed changes, and only then', () => {
    const asked = view('texto=a&pagina=2&firma=7')
    expect(changedView(asked, { cuales: 'urgencias' })).toMatchObject({ pagina: 1, firma: null })
    expect(changedView(asked, { texto: 'b' })).toMatchObject({ pagina: 1, firma: null })
    expect(changedView(asked, { texto: 'a', firma: 8 })).toMatchObject({ pagina: 2, firma: 8 })
  })
})
