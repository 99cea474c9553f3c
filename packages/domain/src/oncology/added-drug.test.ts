import { describe, expect, it } from 'vitest'
import type { Article } from '../medication/article.ts'
import {
  NEEDS_AUTHORIZATION,
  addedDrugProblem,
  addedQuantity,
  addedQuantityInWords,
  checkAddedDrug,
  EMPTY_ADDED_DRUG,
  lineOfAddedDrug,
  withArticle,
} from './added-drug.ts'

const dexamethasone: Article = {
  id: 3,
  codesumi: {
    id: 30,
    codigo: 'H02AB02',
    nombre: 'Dexametasona 4 mg tableta',
    principio_activo: 'Dexametasona',
    concentracion: '4 mg',
    forma_farmaceutica: 'Tableta',
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: 'H02AB02',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
}
const every12Hours = { ...withArticle(EMPTY_ADDED_DRUG, dexamethasone), dosis: 1, frecuencia: 12, duracion: 3 }
const order = { fecha_inicio: '2026-12-01', frecuencia_repeticion: 21, ciclo: 1, ciclo_total: 6 }

describe('a drug added to a scheme', () => {
  it('brings its own route', () => {
    expect(withArticle(EMPTY_ADDED_DRUG, dexamethasone).via).toBe('Oral')
    expect(withArticle(EMPTY_ADDED_DRUG, null).via).toBe('')
  })

  it('says by name what is missing', () => {
    expect(checkAddedDrug(EMPTY_ADDED_DRUG).mensaje).toBe(
      'Todos los campos son obligatorios: Medicamento, Dosis, Frecuencia, Duración, Vía',
    )
    expect(lineOfAddedDrug({ ...every12Hours, dosis: 0 }, order)).toBeNull()
    expect(lineOfAddedDrug({ ...every12Hours, duracion: 1.5 }, order)).toBeNull()
  })

  it('is ordered in Medicamentos when it passes by an auditor, and says so before anything else', () => {
    const audited = withArticle(EMPTY_ADDED_DRUG, { ...dexamethasone, requiere_autorizacion: 1 })
    expect(checkAddedDrug(audited)).toEqual({
      mensaje: NEEDS_AUTHORIZATION,
      errores: { articulo: [NEEDS_AUTHORIZATION] },
    })
    expect(lineOfAddedDrug({ ...audited, dosis: 1, frecuencia: 12, duracion: 3 }, order)).toBeNull()
    expect(addedDrugProblem({ requiere_autorizacion: null })).toBeNull()
  })

  it('counts its units by the rule of the monthly quantity', () => {
    expect(addedQuantity(every12Hours)).toBe(6)
    expect(addedQuantityInWords(every12Hours)).toBe('1 cada 12 h durante 3 días = 6 tabletas')
  })

  it('is given from the first day of each cycle that begins within its months', () => {
    expect(lineOfAddedDrug(every12Hours, order)).toMatchObject({
      dosis_formulada: 1,
      unidad_medida: 'Tableta',
      dias_aplicacion: '1-3',
      cantidad_aplicaciones: 6,
      ciclos_aplica: '1-2',
    })
    expect(lineOfAddedDrug({ ...every12Hours, meses: 4 }, order)?.ciclos_aplica).toBeNull()
    expect(lineOfAddedDrug(every12Hours, { ...order, frecuencia_repeticion: 30 })?.ciclos_aplica).toBe('1')
  })

  it.each([
    [7, 'Días', 15, '1,8,15', 3],
    [48, 'Horas', 5, '1,3,5', 3],
    [24, 'Horas', 1, '1', 1],
    [36, 'Horas', 4, '1,2,4', 3],
  ] as const)('every %d %s during %d days is on days %s', (frecuencia, tiempo, duracion, days, applications) => {
    const line = lineOfAddedDrug({ ...every12Hours, frecuencia, tiempo, duracion }, order)
    expect([line?.dias_aplicacion, line?.cantidad_aplicaciones]).toEqual([days, applications])
  })

  it.each([
    [26, 65, 64, 60],
    [104, 221, 217, 51],
  ])(
    'every %d hours during %d days is never after its last day, but on day %d',
    (frecuencia, duracion, last, times) => {
      // The next take would be exactly as the days end.
      const line = lineOfAddedDrug({ ...every12Hours, frecuencia, duracion }, order)
      expect(line?.dias_aplicacion.split(',').at(-1)).toBe(String(last))
      expect(line?.cantidad_aplicaciones).toBe(times)
    },
  )

  it('is a line also while the first cycle is written after the last', () => {
    expect(lineOfAddedDrug(every12Hours, { ...order, ciclo: 3, ciclo_total: 2 })).toMatchObject({
      dias_aplicacion: '1-3',
      ciclos_aplica: null,
    })
  })
})

describe('an added drug that is nearly there', () => {
  it.each([
    ['articulo', [null], 'Medicamento'],
    ['dosis', [null, 0, -1], 'Dosis'],
    ['frecuencia', [null, 0, -8], 'Frecuencia'],
    ['duracion', [null, 0, -1, 1.5], 'Duración'],
    ['via', [''], 'Vía'],
  ] as const)('without %s, or with %j, is no line', (field, wrong, name) => {
    for (const value of wrong) {
      const draft = { ...every12Hours, [field]: value }
      expect(checkAddedDrug(draft)).toEqual({
        mensaje: `Todos los campos son obligatorios: ${name}`,
        errores: { [field]: [`${name}: campo requerido`] },
      })
      expect(lineOfAddedDrug(draft, order)).toBeNull()
    }
  })

  it('with the least of each is one', () => {
    const draft = { ...every12Hours, dosis: 0.1, frecuencia: 0.5, duracion: 1 }
    expect(checkAddedDrug(draft)).toEqual({ mensaje: null, errores: {} })
    expect(lineOfAddedDrug({ ...draft, observacion: ' Con agua ' }, order)).toMatchObject({
      dosis: 0.1,
      indice_dosis: 'FIJA',
      observaciones: 'Con agua',
    })
  })

  it('has no sum without its drug', () => {
    expect(addedQuantityInWords({ ...every12Hours, articulo: null })).toBe('')
  })

  it('takes its usual route where it is one of its own', () => {
    const injected = {
      ...dexamethasone,
      codesumi: {
        ...dexamethasone.codesumi,
        via: 'Intravenosa',
        vias_administracion: ['Intramuscular', 'Intravenosa'],
      },
    }
    expect(withArticle(EMPTY_ADDED_DRUG, injected).via).toBe('Intravenosa')
  })

  it('takes the first of its routes where it has none of its own', () => {
    const other = {
      ...dexamethasone,
      codesumi: { ...dexamethasone.codesumi, via: null, vias_administracion: ['Rectal', 'Oral'] },
    }
    expect(withArticle(EMPTY_ADDED_DRUG, other).via).toBe('Rectal')
  })
})
