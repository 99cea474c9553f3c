import { describe, expect, it } from 'vitest'
import { OWN_ORDER, SAME_CONCEPT } from '@cauce/domain/authorisation/authorisation-life'
import { AUTHORISATION_STATE_KEYS } from '@cauce/domain/authorisation/authorisation-state'
import { authorisationLife } from './authorisation.ts'

const { step, offered, isFinal, words } = authorisationLife
const OTHER = {
  misma_mano: false,
  la_tiene: false,
  propuso: false,
  concepto: false,
  medico: true,
  espera_firma: false,
  en_parte: false,
  ocupada: null,
}
const HOLDER = { ...OTHER, la_tiene: true }
const SECOND = { ...OTHER, concepto: true }
const refused = { error: words.notAllowed, codigo: 'autorizacion.transicion_no_permitida' }

describe('la vida de una autorización', () => {
  it('la decide quien la tiene, y nadie más', () => {
    expect(step('en_cola', 'tomar', OTHER)).toEqual({ estado: 'tomada' })
    expect(step('tomada', 'aprobar', HOLDER)).toEqual({ estado: 'aprobada' })
    expect(step('tomada', 'devolver', HOLDER)).toEqual({ estado: 'devuelta' })
    expect(step('tomada', 'proponer_negacion', HOLDER)).toEqual({ estado: 'segundo_concepto' })
    for (const evento of ['aprobar', 'devolver', 'proponer_negacion', 'soltar'] as const)
      expect(step('tomada', evento, OTHER)).toEqual(refused)
  })

  it('quien la tiene ocupada la guarda; si no hizo nada, otro la toma', () => {
    const busy = { ...OTHER, ocupada: 'La está decidiendo Ana desde las 10:00.' }
    expect(step('tomada', 'tomar', busy)).toMatchObject({ codigo: 'autorizacion.tomada_por' })
    expect(step('tomada', 'tomar', OTHER)).toEqual({ estado: 'tomada' })
  })

  it('la niega otro médico con el permiso, toda o en parte; o vuelve a la cola', () => {
    expect(step('segundo_concepto', 'confirmar_negacion', SECOND)).toEqual({ estado: 'negada' })
    expect(step('segundo_concepto', 'confirmar_negacion', { ...SECOND, en_parte: true })).toEqual({
      estado: 'aprobada_parcial',
    })
    expect(step('segundo_concepto', 'rechazar_negacion', SECOND)).toEqual({ estado: 'en_cola' })
    expect(step('segundo_concepto', 'confirmar_negacion', { ...SECOND, propuso: true })).toMatchObject({
      error: SAME_CONCEPT,
      status: 403,
    })
    expect(step('segundo_concepto', 'confirmar_negacion', { ...SECOND, medico: false })).toMatchObject({ status: 403 })
    expect(step('segundo_concepto', 'confirmar_negacion', OTHER)).toMatchObject({ status: 403 })
  })

  it('de ningún otro estado se llega a negada', () => {
    for (const estado of AUTHORISATION_STATE_KEYS)
      if (estado !== 'segundo_concepto') expect(step(estado, 'confirmar_negacion', SECOND)).toEqual(refused)
  })

  it('quien ordenó no hace nada con ella', () => {
    const own = { ...SECOND, la_tiene: true, misma_mano: true }
    for (const evento of ['tomar', 'aprobar', 'devolver', 'proponer_negacion', 'confirmar_negacion'] as const)
      expect(step('tomada', evento, own)).toMatchObject({ error: OWN_ORDER })
  })

  it('lo que espera la firma de otro profesional no se aprueba', () => {
    expect(step('tomada', 'aprobar', { ...HOLDER, espera_firma: true })).toMatchObject({ codigo: 'firma.pendiente' })
  })

  it('devuelta vuelve a la cola, lo que termina antes no se decide, y lo decidido no cambia', () => {
    expect(step('devuelta', 'completar', OTHER)).toEqual({ estado: 'en_cola' })
    for (const estado of ['en_cola', 'tomada', 'devuelta', 'segundo_concepto'] as const)
      expect(step(estado, 'desistir', OTHER)).toEqual({ estado: 'desistida' })
    for (const estado of ['aprobada', 'aprobada_parcial', 'negada', 'desistida'] as const) {
      expect(isFinal(estado)).toBe(true)
      expect(offered(estado, SECOND)).toEqual([])
    }
  })
})
