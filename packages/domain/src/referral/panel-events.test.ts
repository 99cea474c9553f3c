import { describe, expect, it } from 'vitest'
import { EMPTY_PANEL } from './empty-panel.ts'
import { differences, momentEvents, panelToStore, type StoredPanel } from './panel-events.ts'

const PLACES = {
  remite: { institucion: 'Hospital San Roque', municipio: 'Quibdó' },
  acepta: { institucion: 'Clínica del Prado', municipio: 'Medellín' },
}
const ACCEPTED: StoredPanel = {
  ...EMPTY_PANEL,
  fecha_aceptacion: '2026-11-21',
  hora_aceptacion: '06:31',
  nombre_acepta: 'Dra. C. Uribe',
  cargo: 'Jefe de UCI',
  institucion_acepta_rep_id: 7,
}

describe('the panel as it is stored', () => {
  it('has nothing for what is blank, no blanks at the ends and hours without seconds', () => {
    const stored = panelToStore({ ...EMPTY_PANEL, codigo_remision: ' CR-1 ', cargo: '  ', hora_aceptacion: '06:31:00' })
    expect(stored).toEqual({ ...EMPTY_PANEL, codigo_remision: 'CR-1', hora_aceptacion: '06:31' })
  })

  it.each(['6:31', 'a las 06:31:00', '06:31:00 p. m.', 'mediodía'])(
    'keeps «%s», which is no hour, so that its message says so',
    (hora_traslado) => {
      expect(panelToStore({ ...EMPTY_PANEL, hora_traslado }).hora_traslado).toBe(hora_traslado)
    },
  )

  it('keeps the hours of the way back only of a round trip', () => {
    const back = { ...EMPTY_PANEL, fecha_redondo_traslado: '2026-11-21', hora_traslado_redondo: '10:00' }
    expect(panelToStore(back)).toEqual(EMPTY_PANEL)
    expect(panelToStore({ ...back, traslado_redondo: true })).toEqual({ ...back, traslado_redondo: true })
  })

  it('tells which fields differ', () => {
    expect(differences(EMPTY_PANEL, { ...EMPTY_PANEL, cargo: 'Jefe', traslado_redondo: true })).toEqual([
      'cargo',
      'traslado_redondo',
    ])
  })
})

describe('what a save adds to what has happened', () => {
  it('is each moment that is set, with what is told of it', () => {
    expect(momentEvents(EMPTY_PANEL, ACCEPTED, PLACES)).toMatchObject([
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
    for (const change of [
      { hora_aceptacion: '06:33' },
      { nombre_acepta: 'Dr. L. Mena' },
      { cargo: 'Intensivista' },
      { institucion_acepta_rep_id: 8 },
    ]) {
      expect(momentEvents(ACCEPTED, { ...ACCEPTED, ...change }, PLACES)).toMatchObject([
        { clase: 'aceptacion', detalle: { corrige: true } },
      ])
    }
    expect(momentEvents(ACCEPTED, ACCEPTED, PLACES)).toEqual([])
  })

  it('is the departure again when what the patient travels in changes', () => {
    const left: StoredPanel = { ...ACCEPTED, fecha_traslado_salida: '2026-11-21', hora_traslado_salida: '06:40' }
    for (const change of [{ tipo_traslado: 'Ambulancia medicalizada' }, { movil_traslado: 'AVC-12' }]) {
      expect(momentEvents(left, { ...left, ...change }, PLACES)).toMatchObject([
        { clase: 'salida', detalle: { ...change, corrige: true } },
      ])
    }
  })

  it('says which fields each moment tells', () => {
    const whole: StoredPanel = {
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
    }
    expect(momentEvents(EMPTY_PANEL, whole, PLACES).map(({ clase, campos }) => [clase, campos.join(', ')])).toEqual([
      ['aceptacion', 'fecha_aceptacion, hora_aceptacion, nombre_acepta, cargo, institucion_acepta_rep_id'],
      ['salida', 'fecha_traslado_salida, hora_traslado_salida, tipo_traslado, movil_traslado'],
      ['llegada', 'fecha_traslado, hora_traslado'],
      ['salida_redondo', 'fecha_traslado_redondo_salida, hora_traslado_redondo_salida'],
      ['llegada_redondo', 'fecha_redondo_traslado, hora_traslado_redondo'],
    ])
  })

  it('is nothing for an hour without its day, nor for one that is taken away', () => {
    expect(momentEvents(EMPTY_PANEL, { ...EMPTY_PANEL, hora_traslado: '08:10' }, PLACES)).toEqual([])
    expect(momentEvents(ACCEPTED, EMPTY_PANEL, PLACES)).toEqual([])
  })
})
