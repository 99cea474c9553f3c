import { describe, expect, it } from 'vitest'
import { differences, momentEvents, panelToStore, type StoredPanel } from './panel-events.ts'

const BLANK: StoredPanel = {
  tipo_anexo_id: 3,
  codigo_remision: null,
  tipo_solicitud: null,
  fecha_aceptacion: null,
  hora_aceptacion: null,
  nombre_acepta: null,
  cargo: null,
  institucion_acepta_rep_id: null,
  traslado_redondo: false,
  fecha_traslado_salida: null,
  hora_traslado_salida: null,
  fecha_traslado: null,
  hora_traslado: null,
  fecha_traslado_redondo_salida: null,
  hora_traslado_redondo_salida: null,
  fecha_redondo_traslado: null,
  hora_traslado_redondo: null,
  tipo_traslado: null,
  movil_traslado: null,
  hora_estimada_llegada: null,
}
const PLACES = {
  remite: { institucion: 'Hospital San Roque', municipio: 'Quibdó' },
  acepta: { institucion: 'Clínica del Prado', municipio: 'Medellín' },
}
const ACCEPTED: StoredPanel = {
  ...BLANK,
  fecha_aceptacion: '2026-11-21',
  hora_aceptacion: '06:31',
  nombre_acepta: 'Dra. C. Uribe',
  cargo: 'Jefe de UCI',
  institucion_acepta_rep_id: 7,
}

describe('the panel as it is stored', () => {
  it('has nothing for what is blank, no blanks at the ends and hours without seconds', () => {
    const stored = panelToStore({ ...BLANK, codigo_remision: ' CR-1 ', cargo: '  ', hora_aceptacion: '06:31:00' })
    expect(stored).toEqual({ ...BLANK, codigo_remision: 'CR-1', hora_aceptacion: '06:31' })
    expect(panelToStore({ ...BLANK, hora_traslado: '6:31' }).hora_traslado).toBe('6:31')
  })

  it('keeps the hours of the way back only of a round trip', () => {
    const back = { ...BLANK, fecha_redondo_traslado: '2026-11-21', hora_traslado_redondo: '10:00' }
    expect(panelToStore(back)).toEqual(BLANK)
    expect(panelToStore({ ...back, traslado_redondo: true })).toEqual({ ...back, traslado_redondo: true })
  })

  it('tells which fields differ', () => {
    expect(differences(BLANK, { ...BLANK, cargo: 'Jefe', traslado_redondo: true })).toEqual([
      'cargo',
      'traslado_redondo',
    ])
  })
})

describe('what a save adds to what has happened', () => {
  it('is each moment that is set, with what is told of it', () => {
    expect(momentEvents(BLANK, ACCEPTED, PLACES)).toMatchObject([
      {
        clase: 'aceptacion',
        at: Date.parse('2026-11-21T11:31:00Z'),
        detalle: { nombre_acepta: 'Dra. C. Uribe', cargo: 'Jefe de UCI', institucion: 'Clínica del Prado' },
      },
    ])
    const round: StoredPanel = {
      ...ACCEPTED,
      traslado_redondo: true,
      fecha_traslado_salida: '2026-11-21',
      hora_traslado_salida: '06:40',
      fecha_traslado: '2026-11-21',
      hora_traslado: '08:10',
      fecha_traslado_redondo_salida: '2026-11-21',
      hora_traslado_redondo_salida: '12:00',
      fecha_redondo_traslado: '2026-11-21',
      hora_traslado_redondo: '14:00',
      movil_traslado: 'AVC-12',
    }
    expect(momentEvents(ACCEPTED, round, PLACES).map(({ clase, detalle }) => [clase, detalle])).toEqual([
      ['salida', { tipo_traslado: null, movil_traslado: 'AVC-12', municipio: 'Quibdó' }],
      ['llegada', PLACES.acepta],
      ['salida_redondo', { tipo_traslado: null, movil_traslado: 'AVC-12', municipio: 'Medellín' }],
      ['llegada_redondo', PLACES.remite],
    ])
  })

  it('is the moment again, corrected, when its hour or who accepts changes', () => {
    for (const change of [{ hora_aceptacion: '06:33' }, { cargo: 'Intensivista' }]) {
      expect(momentEvents(ACCEPTED, { ...ACCEPTED, ...change }, PLACES)).toMatchObject([
        { clase: 'aceptacion', detalle: { corrige: true } },
      ])
    }
    expect(momentEvents(ACCEPTED, ACCEPTED, PLACES)).toEqual([])
  })

  it('is nothing for an hour without its day, nor for one that is taken away', () => {
    expect(momentEvents(BLANK, { ...BLANK, hora_traslado: '08:10' }, PLACES)).toEqual([])
    expect(momentEvents(ACCEPTED, BLANK, PLACES)).toEqual([])
  })
})
