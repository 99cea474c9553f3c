import { describe, expect, it } from 'vitest'
import { offersDownload, serviceActions } from './service-actions.ts'

const line = (estado_id: number, rep_id: number | null = 7) => ({
  estado_id,
  rep_id,
  direccionamieno_automatico: false,
})

describe('the download of a service', () => {
  it.each([1, 4])('is offered in state %i', (estado_id) => {
    expect(offersDownload(estado_id)).toBe(true)
    expect(serviceActions(line(estado_id))).toMatchObject({ descargar: { puede: true }, enviar: { puede: true } })
  })

  it.each([2, 3, 5, 42, 49, 7])('is not offered in state %i, and says why', (estado_id) => {
    expect(offersDownload(estado_id)).toBe(false)
    expect(serviceActions(line(estado_id)).descargar).toEqual({ puede: false, porQueNo: expect.stringMatching(/./u) })
  })

  it.each([1, 4])('is refused without a site in state %i', (estado_id) => {
    const { descargar, enviar, direccionar } = serviceActions(line(estado_id, null))
    expect(descargar).toEqual({ puede: false, porQueNo: 'El servicio no tiene no tiene direccionamiento.' })
    expect(enviar).toEqual(descargar)
    expect(direccionar).toEqual({ puede: true })
  })
})
