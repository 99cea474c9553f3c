import { describe, expect, it } from 'vitest'
import { drugFacts } from '../medication/drug-facts.ts'
import { needsSecondSignature } from '../medication/second-signature.ts'
import type { Ceiling } from './ceiling-amounts.ts'
import {
  ceilingField,
  isSignedCeiling,
  NOT_MEASURED,
  prescribedCeilings,
  type PrescribedLine,
} from './prescribed-ceilings.ts'

const ceiling = (change: Partial<Ceiling>): Ceiling => ({
  principio_activo: 'Lomustina',
  tipo: 'por_dosis',
  fase: '',
  valor: 130,
  unidad: 'mg/m2',
  vias_permitidas: ['Oral'],
  vias_prohibidas: ['Intratecal'],
  desviacion_maxima_pct: 10,
  fuente: 'Ficha técnica',
  ...change,
})
const drug = (principio: string, componentes = principio) =>
  drugFacts({
    codesumi_id: 7,
    nombre: `${principio} 10 mg`,
    atc: null,
    principio_activo: principio,
    componentes,
    via: 'Oral',
  })
const line = (change: Partial<PrescribedLine> = {}): PrescribedLine => ({
  drug: { ...drug('Lomustina'), origen: 'por_ordenar' },
  presentation: { concentracion: '10 mg', unidad_presentacion: 'Cápsula', base_dosis: null },
  via: 'Oral',
  dosis: 20,
  frecuencia: 24,
  tiempo: 'Horas',
  duracion: 1,
  meses: 1,
  ...change,
})
const ADULT = { isc: 1.6, peso: 60, edad: 50 }
const asked = (
  one: PrescribedLine,
  ceilings: readonly Ceiling[],
  who: Parameters<typeof prescribedCeilings>[2] = ADULT,
) => prescribedCeilings([one], 0, who, { ceilings, given: [] })
const found = (one: PrescribedLine, ceilings: readonly Ceiling[], who = ADULT) =>
  asked(one, ceilings, who).hallazgos.map(({ clave, bloquea }) => [clave, bloquea])

describe('a prescribed dose', () => {
  it('within its limit says nothing', () => {
    expect(asked(line(), [ceiling({})])).toEqual({ hallazgos: [], sin_verificar: null })
  })

  it('over it is signed by somebody else as far as the table allows, and then ordered by nobody', () => {
    // 208 mg is the limit of 1.6 m².
    const [signed] = asked(line({ dosis: 22 }), [ceiling({})]).hallazgos
    expect(signed).toMatchObject({
      comprobacion: 'dosis',
      severidad: 'contraindicada',
      bloquea: false,
      titulo: 'Tope por dosis de Lomustina: 130 mg/m²; se llegaría a 137,5 mg/m² (Ficha técnica)',
    })
    expect(signed && isSignedCeiling(signed)).toBe(true)
    expect(needsSecondSignature(signed ? [signed] : [], { clases: [] })).toHaveLength(1)
    const [nobody] = asked(line({ dosis: 23 }), [ceiling({})]).hallazgos
    expect(nobody).toMatchObject({ bloquea: true })
    expect(nobody && isSignedCeiling(nobody)).toBe(false)
  })

  it('by a route that is forbidden is ordered by nobody, and nothing else is said', () => {
    expect(asked(line({ via: 'Intratecal', dosis: 90 }), [ceiling({})]).hallazgos).toMatchObject([
      { titulo: 'Lomustina no va por vía Intratecal: Oral (Ficha técnica). No se ordena.', bloquea: true },
    ])
  })

  it('of a combination is not compared, nor is what no row names', () => {
    expect(
      found(line({ drug: { ...drug('Lomustina + X', 'Lomustina;X'), origen: 'activo' }, dosis: 90 }), [ceiling({})]),
    ).toEqual([])
    expect(found(line({ drug: { ...drug('Otro'), origen: 'activo' }, dosis: 90 }), [ceiling({})])).toEqual([])
  })
})

describe('a month', () => {
  const cycle = ceiling({ tipo: 'por_ciclo', unidad: 'mg', valor: 525 })

  it('of more than what fits in a cycle is signed, however much it is: no scheme says how long the cycle is', () => {
    expect(found(line({ dosis: 2.5, duracion: 21 }), [cycle])).toEqual([])
    expect(found(line({ dosis: 2.5, duracion: 30 }), [cycle])).toEqual([
      ['dosis:7:tope_por_ciclo:lomustina:mg:', false],
    ])
    expect(found(line({ dosis: 2.5, duracion: 11, frecuencia: 1, tiempo: 'Días', meses: 6 }), [cycle])).toEqual([])
    expect(found(line({ dosis: 2.5, duracion: 30 }), [{ ...cycle, desviacion_maxima_pct: 0 }])).toEqual([
      ['dosis:7:tope_por_ciclo:lomustina:mg:', true],
    ])
  })

  it('without days only compares the dose', () => {
    expect(found(line({ dosis: 2.5, duracion: null }), [cycle])).toEqual([])
  })
})

describe('a lifetime', () => {
  it('adds all the months, and what was given before', () => {
    const life = ceiling({ tipo: 'de_por_vida', valor: 1100, desviacion_maxima_pct: 0 })
    const of = (meses: number, cantidad: number) =>
      prescribedCeilings([line({ meses })], 0, ADULT, {
        ceilings: [life],
        given: [{ principio: 'LOMUSTINA', cantidad: { cantidad, unidad: 'mg' }, isc: null }],
      }).hallazgos
    expect(of(6, 0)).toEqual([])
    expect(of(6, 500)).toEqual([])
    expect(of(6, 600)).toMatchObject([
      {
        bloquea: true,
        titulo: expect.stringMatching(
          /^Tope de por vida de Lomustina: 1\s100 mg.m²; ya recibió 375 mg.m² y se llegaría a 1\s125 mg.m² /u,
        ),
      },
    ])
  })
})

describe('who was not measured', () => {
  it('is compared where nobody of that age is so small, and else it is not known', () => {
    const nobody = { isc: null, peso: null, edad: 50 }
    expect(asked(line({ dosis: 13 }), [ceiling({})], nobody)).toEqual({ hallazgos: [], sin_verificar: null })
    expect(asked(line({ dosis: 20 }), [ceiling({})], nobody)).toEqual({ hallazgos: [], sin_verificar: NOT_MEASURED })
    expect(asked(line({ dosis: 13 }), [ceiling({})], { ...nobody, edad: 3 }).sin_verificar).toBe(NOT_MEASURED)
  })
})

it('the field of a limit is that of what has to change', () => {
  expect(
    ['tope_via', 'tope_por_dosis:x', 'tope_por_ciclo:x', 'tope_de_por_vida:x', 'maxima_dia'].map((what) =>
      ceilingField(`dosis:7:${what}`),
    ),
  ).toEqual(['via', 'dosis', 'duracion', 'duracion', null])
})

it('a line that is not in the order has nothing', () => {
  expect(prescribedCeilings([], 0, ADULT, { ceilings: [ceiling({})], given: [] })).toEqual({
    hallazgos: [],
    sin_verificar: null,
  })
})
