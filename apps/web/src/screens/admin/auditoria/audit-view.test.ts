import { describe, expect, it } from 'vitest'
import {
  auditAddress,
  auditFilter,
  auditSearch,
  auditView,
  changedView,
  filtersInUse,
  openedView,
} from './audit-view.ts'

const view = (address: string, ip = '') => auditView(new URLSearchParams(address), { ip })
const FULL =
  'desde=2026-11-01&hasta=2026-11-21&usuario=5&afiliado=9&recurso=consulta&entrada=44&registro=118&grupo=ordenes&accion=orden.crear&clase=cambios&pagina=3&corte=900'

describe("the address of the audit's list", () => {
  it('asks for everything, the newest first, when it says nothing', () => {
    expect(auditSearch(view(''), 25)).toEqual({ pagina: 1, por_pagina: 25 })
    expect(filtersInUse(view('desde=2026-11-01&clase=lecturas'))).toBe(0)
  })

  it('says each filter and comes back to the same view', () => {
    const asked = view(FULL, '190.0.2.7')
    expect(auditSearch(asked, 50)).toEqual({
      desde: '2026-11-01',
      hasta: '2026-11-21',
      usuario_id: 5,
      afiliado_id: 9,
      recurso: 'consulta',
      recurso_id: '118',
      grupo: 'ordenes',
      accion: 'orden.crear',
      clase: 'cambios',
      ip: '190.0.2.7',
      pagina: 3,
      por_pagina: 50,
      corte: 900,
    })
    expect(auditView(auditAddress(asked), { ip: '190.0.2.7' })).toEqual(asked)
    expect(filtersInUse(asked)).toBe(7)
  })

  it('never says an address of the network, which only the history keeps', () => {
    expect(auditAddress(view('', '190.0.2.7')).toString()).toBe('')
    expect(auditFilter(view('', '190.0.2.7'))).toEqual({ ip: '190.0.2.7' })
    expect(auditView(new URLSearchParams(), null).ip).toBe('')
  })

  it('goes to the first and newest page when a filter changes; opening an entry moves nothing', () => {
    const asked = view(FULL)
    expect(changedView(asked, { clase: 'todo' })).toMatchObject({ pagina: 1, corte: null, entrada: null, usuario: 5 })
    expect(openedView(asked, 45)).toEqual({ ...asked, entrada: 45 })
    expect(auditAddress({ ...asked, pagina: 1 }).has('corte')).toBe(false)
  })

  it.each([
    'desde=ayer',
    'usuario=-1',
    'recurso=A+B',
    'grupo=otros',
    'accion=cosa.rara',
    'clase=x',
    'pagina=0',
    'grupo=toString',
  ])('takes %s for not said', (address) => {
    expect(view(address)).toEqual(view(''))
  })
})
