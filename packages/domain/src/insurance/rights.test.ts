import { describe, expect, it } from 'vitest'
import type { InsuredPast } from './insured-past.ts'
import { attentionOn, EMERGENCIES_ALWAYS, FUTURE_DAY, NOT_INSURED, rightsOn, SUSPENDED } from './rights.ts'

const TODAY = '2026-11-27'
const LAURELES = { id: 1, nombre: 'Sede Laureles' }
const QUIBDO = { id: 2, nombre: 'Quibdó' }
const person = (over: Partial<InsuredPast> = {}): InsuredPast => ({
  fecha_nacimiento: '1980-05-01',
  estados: [
    { estado_id: 1, desde: '2026-01-01', hasta: '2026-10-31' },
    { estado_id: 3, desde: '2026-11-01', hasta: null },
  ],
  atencion: [],
  condiciones: [],
  ...over,
})
const inState = (estado_id: number, over: Partial<InsuredPast> = {}): InsuredPast =>
  person({ estados: [{ estado_id, desde: '2026-01-01', hasta: null }], ...over })

describe('rightsOn', () => {
  it('active to 31 October and withdrawn on 1 November: yes that day, no the next', () => {
    expect(rightsOn(person(), '2026-10-31', TODAY)).toMatchObject({
      atiende: 'si',
      motivo: 'Activo desde 01 ene 2026',
      hasta: '2026-10-31',
      razones: ['Activo: desde 01 ene 2026 hasta 31 oct 2026'],
    })
    expect(rightsOn(person(), '2026-11-01', TODAY)).toMatchObject({
      atiende: 'no',
      motivo: `Retirado desde 01 nov 2026. ${EMERGENCIES_ALWAYS}`,
    })
  })

  it('says nothing of a day to come, and that nobody was insured before the first row', () => {
    expect(rightsOn(person(), '2026-11-28', TODAY)).toBe(FUTURE_DAY)
    expect(rightsOn(person(), '2025-12-31', TODAY)).toMatchObject({
      atiende: 'no',
      motivo: `${NOT_INSURED}. ${EMERGENCIES_ALWAYS}`,
      estado_id: null,
    })
  })

  it.each([
    [1, 'si', 'Activo desde 01 ene 2026'],
    [5, 'si', 'Protección laboral desde 01 ene 2026'],
    [2, 'urgencias', SUSPENDED],
    [6, 'urgencias', 'En trámite: se atienden urgencias mientras se decide la afiliación'],
    [4, 'no', 'Fallecido el 01 ene 2026'],
    [77, 'no', `Estado 77 desde 01 ene 2026. ${EMERGENCIES_ALWAYS}`],
  ])('state %s: %s', (estado_id, atiende, motivo) => {
    expect(rightsOn(inState(estado_id), TODAY, TODAY)).toMatchObject({ atiende, motivo })
  })

  it('a suspended minor is attended until the day before turning 18, and who expects a child on the days of it', () => {
    const minor = inState(2, { fecha_nacimiento: '2008-11-27' })
    expect(rightsOn(minor, '2026-11-26', TODAY)).toMatchObject({ atiende: 'si' })
    expect(rightsOn(minor, '2026-11-27', TODAY)).toMatchObject({ atiende: 'urgencias' })
    const expecting = inState(2, {
      condiciones: [{ clase: 'gestacion', desde: '2026-03-01', hasta: '2026-11-26' }],
    })
    expect(rightsOn(expecting, '2026-11-26', TODAY)).toMatchObject({
      atiende: 'si',
      razones: [expect.anything(), 'Gestación: desde 01 mar 2026 hasta 26 nov 2026'],
    })
    expect(rightsOn(expecting, '2026-11-27', TODAY)).toMatchObject({ atiende: 'urgencias' })
    const disabled = inState(2, { condiciones: [{ clase: 'discapacidad', desde: '2026-03-01', hasta: null }] })
    expect(rightsOn(disabled, TODAY, TODAY)).toMatchObject({ atiende: 'urgencias' })
  })

  it('says where they are attended that day: portability before the rest', () => {
    const moved = inState(1, {
      atencion: [
        { municipio: null, sede: LAURELES, origen: 'afiliacion', desde: '2026-01-01', hasta: null },
        { municipio: QUIBDO, sede: null, origen: 'portabilidad', desde: '2026-11-01', hasta: '2026-11-20' },
      ],
    })
    expect(rightsOn(moved, '2026-11-20', TODAY)).toMatchObject({ municipio: QUIBDO, sede: null, portabilidad: true })
    expect(rightsOn(moved, TODAY, TODAY)).toMatchObject({ sede: LAURELES, portabilidad: false })
    expect(attentionOn({ atencion: [] }, TODAY)).toBeUndefined()
  })
})
