import { describe, expect, it } from 'vitest'
import { PAST_VALIDITY } from '../ordering/validity-date.ts'
import {
  checkSchemeDraft,
  EXPLAIN_DOSE,
  NOTHING_IN_CYCLES,
  needsSurface,
  orderOfScheme,
  TOO_MANY_GIVEN,
} from './draft.ts'
import type { SchemeLine, SchemeOrder } from './scheme.ts'
import { drug, line as oxaliplatin, scheme } from '../testing/scheme-samples.ts'

const TODAY = '2026-11-21'
const ISC = 1.97

const order = (line: Partial<SchemeLine> = {}, change: Partial<SchemeOrder> = {}): SchemeOrder => ({
  esquema_id: 1,
  codeSumiEsquemaSeleccionado: [{ esquema_linea_id: 1, ...oxaliplatin, ...line }],
  frecuencia_repeticion: 14,
  nombre_esquema: 'mFOLFOX6 Oxaliplatino y fluorouracilo',
  biografia: 'Cheeseman SL, Br J Cancer 2002',
  ciclo: 1,
  ciclo_total: 12,
  fecha_inicio: TODAY,
  ...change,
})
const check = (line: Partial<SchemeLine> = {}, change: Partial<SchemeOrder> = {}) =>
  checkSchemeDraft(order(line, change), { isc: ISC, today: TODAY })
const field = (name: string) => `codeSumiEsquemaSeleccionado.0.${name}`

it('lets an order pass whose doses are the calculated ones', () => {
  expect(check()).toEqual({ mensaje: null, errores: {} })
})

describe('the cycles', () => {
  it('do not begin after they end', () => {
    expect(check({}, { ciclo: 7, ciclo_total: 6 }).errores).toEqual({
      ciclo: ['El ciclo inicial no puede ser mayor que el total de ciclos'],
    })
  })

  it('have something to give', () => {
    expect(check({ ciclos_aplica: '1-4' }, { ciclo: 5 }).mensaje).toBe(NOTHING_IN_CYCLES)
  })

  it('are not more than a person means', () => {
    const daily = { dias_aplicacion: '1-365', cantidad_aplicaciones: 200 }
    expect(check(daily, { frecuencia_repeticion: 365, ciclo_total: 13 }).mensaje).toBeNull()
    expect(check(daily, { frecuencia_repeticion: 365, ciclo_total: 14 }).mensaje).toBe(TOO_MANY_GIVEN)
    const most = { ...daily, dias_aplicacion: '1-200' }
    expect(check(most, { frecuencia_repeticion: 365, ciclo_total: 25 }).mensaje).toBeNull()
    expect(check(most, { frecuencia_repeticion: 365, ciclo_total: 26 }).mensaje).toBe(TOO_MANY_GIVEN)
  })

  it('begin from today', () => {
    expect(check({}, { fecha_inicio: '2026-11-20' }).errores).toEqual({ fecha_inicio: [PAST_VALIDITY] })
  })
})

describe('a line', () => {
  it('is given on days that can be read and fit in the cycle', () => {
    expect(check({ dias_aplicacion: 'lunes' }).errores[field('dias_aplicacion')]?.[0]).toContain('1,8,15')
    expect(check({ dias_aplicacion: '1,15' }).errores[field('dias_aplicacion')]).toEqual([
      'El día 15 no cabe en un ciclo de 14 días',
    ])
    expect(check({ ciclos_aplica: 'todos' }).errores[field('ciclos_aplica')]?.[0]).toContain('1,3,5')
    for (const ciclos_aplica of ['1-4', ' 1,3,5 ', '  ', null])
      expect(check({ ciclos_aplica })).toEqual({ mensaje: null, errores: {} })
  })

  it('by weight with milligrams typed over it is told at its formulated dose', () => {
    const line = { nombre: 'Trastuzumab', dosis: 8, unidad_medida: 'mg/kg', indice_dosis: 'PESO' } as const
    expect(check({ ...line, dosis_formulada: 544 }).errores).toEqual({
      [field('dosis_formulada')]: ['La dosis formulada está en mg/kg: para escribirla en mg tome primero la propuesta'],
    })
  })

  it('with a dose typed by hand says why', () => {
    expect(check({ dosis_formulada: 150 }).errores).toEqual({ [field('observaciones')]: [EXPLAIN_DOSE] })
    expect(check({ dosis_formulada: 150, observaciones: 'Neuropatía grado 2' }).mensaje).toBeNull()
  })

  it('with a taken proposal says nothing more', () => {
    const propuesta = { tipo: 'tope', valor: 150, texto: 'Tope habitual por dosis 150 mg' } as const
    expect(check({ dosis_formulada: 150, propuesta }).mensaje).toBeNull()
  })
})

it('begins with all of its cycles, from the first and from today, with the dose that the surface gives', () => {
  const { codeSumiEsquemaSeleccionado, ...head } = orderOfScheme(scheme, [drug], ISC, TODAY)
  expect(head).toEqual({
    esquema_id: 12,
    frecuencia_repeticion: 14,
    nombre_esquema: 'mFOLFOX6 Oxaliplatino y fluorouracilo',
    biografia: 'Cheeseman SL, Br J Cancer 2002',
    ciclo: 1,
    ciclo_total: 12,
    fecha_inicio: TODAY,
  })
  expect(codeSumiEsquemaSeleccionado).toMatchObject([{ esquema_linea_id: 4, dosis: 85, dosis_formulada: 167.5 }])
})

it('asks for drugs', () => {
  expect(check({}, { codeSumiEsquemaSeleccionado: [] }).mensaje).toBe('El esquema no tiene medicamentos')
})

it('needs a surface only for doses by surface', () => {
  expect(needsSurface([{ indice_dosis: 'FIJA' }, { indice_dosis: 'ISC' }])).toBe(true)
  expect(needsSurface([{ indice_dosis: 'FIJA' }, { indice_dosis: 'AUC' }, { indice_dosis: 'PESO' }])).toBe(false)
})
