import { describe, expect, it } from 'vitest'
import {
  changedQueue,
  isWholeQueue,
  nextQueueSort,
  queueAddress,
  queuePeriodError,
  queueSearch,
  queueView,
  WHOLE_QUEUE,
} from './queue-view.ts'

const view = (address: string, state: unknown = null) => queueView('seguimiento', new URLSearchParams(address), state)

describe('the view of a queue', () => {
  it('is the whole of it, those that wait the longest first, unless told; what is said wrongly is not said', () => {
    const usual = view('')
    expect(usual).toMatchObject({ estado: null, anexo: null, mias: false, orden: '-espera', pagina: 1, remision: null })
    expect(view('anexo=9&solicitud=otra&desde=2026-02-30&orden=x&remision=-1&pagina=0')).toEqual(usual)
    expect(queueView('procesado', new URLSearchParams(), null).orden).toBe('-registro')
    expect(isWholeQueue(usual)).toBe(true)
  })

  it('comes back to the same view, and the text is never in the address', () => {
    const address =
      'vista=registradas&estado=Pendiente&anexo=3&solicitud=Ambulancia&desde=2026-01-01&hasta=2026-02-28&gestiona=mias&pagina=2&orden=-afiliado&remision=20418'
    const asked = view(address, { texto: 'Yurleidy' })
    const said = queueAddress('seguimiento', asked, new URLSearchParams(address))
    expect(view(said.toString(), { texto: 'Yurleidy' })).toEqual(asked)
    expect(said.toString()).toBe(address)
    expect(isWholeQueue(asked)).toBe(false)
    expect(isWholeQueue(changedQueue(asked, WHOLE_QUEUE))).toBe(true)
  })

  it('goes to the first page when it changes, and not when a referral is opened', () => {
    const asked = view('pagina=3')
    expect(changedQueue(asked, { estado: 'Pendiente' }).pagina).toBe(1)
    expect(changedQueue(asked, { remision: 20_418 }).pagina).toBe(3)
  })

  it('is asked for with only what is said', () => {
    expect(queueSearch('seguimiento', view(''), 20)).toEqual({
      cola: 'seguimiento',
      pagina: 1,
      por_pagina: 20,
      orden: '-espera',
    })
    expect(queueSearch('seguimiento', view('gestiona=mias&estado=Pendiente', { texto: ' ana ' }), 20)).toMatchObject({
      mias: true,
      estado: 'Pendiente',
      texto: 'ana',
    })
    expect(queuePeriodError(view('desde=2026-02-02&hasta=2026-02-01'))).toBe(
      'La fecha final debe ser igual o posterior a la inicial',
    )
  })

  it('turns around when its column is pressed again', () => {
    expect(nextQueueSort('afiliado', 'espera')).toBe('-espera')
    expect(nextQueueSort('-espera', 'espera')).toBe('espera')
    expect(nextQueueSort('espera', 'afiliado')).toBe('afiliado')
  })
})
