import { describe, expect, it } from 'vitest'
import { dayTotals, type TakenLine } from './day-total.ts'
import { drugFacts, type PlacedDrug } from './drug-facts.ts'
import { componentStrength } from './unit-strength.ts'
import { indexDoses, type DoseRow } from './usual-dose.ts'

const row = (principio_activo: string, change: Partial<DoseRow> = {}): DoseRow => ({
  principio_activo,
  via: 'Oral',
  dosis_min: 500,
  dosis_max: 1_000,
  unidad_dosis: 'mg',
  max_dia: 4_000,
  frecuencia_especial: null,
  fuente: 'Prueba',
  ...change,
})
const DOSES = indexDoses([
  row('Acetaminofén'),
  row('Acetaminofén', { unidad_dosis: 'g', max_dia: 3 }),
  row('Tramadol', { max_dia: 400 }),
  row('Warfarina', { max_dia: null }),
  row('Metotrexato', { max_dia: 25, frecuencia_especial: 'semanal' }),
])

const taken = (
  id: number,
  componentes: string,
  concentracion: string,
  dosis: number,
  frecuencia: number,
  change: Partial<TakenLine> & { readonly origen?: PlacedDrug['origen']; readonly uso?: string } = {},
): TakenLine => ({
  drug: {
    ...drugFacts({
      codesumi_id: id,
      nombre: `${componentes} ${concentracion}`,
      atc: null,
      principio_activo: componentes.replaceAll(';', ' + '),
      componentes,
      via: change.uso ?? 'Oral',
    }),
    origen: change.origen ?? 'por_ordenar',
  },
  presentation: { concentracion, unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
  dosis,
  frecuencia,
  tiempo: 'Horas',
  ...change,
})
const plain = (dosis: number, frecuencia: number) => taken(1, 'Acetaminofén', '500 mg', dosis, frecuencia)
const every = (frecuencia: number) => taken(3, 'Acetaminofén', '1 g', 2, frecuencia, { tiempo: 'Días' })
const combined = (dosis: number, frecuencia: number) =>
  taken(2, 'Acetaminofén;Tramadol', '325/37,5 mg', dosis, frecuencia, { origen: 'activo' })

describe('lo que suma un principio activo en el día', () => {
  it('cuenta cada presentación que lo trae, también dentro de una combinación', () => {
    expect(dayTotals(plain(2, 8), [combined(2, 6)], DOSES)).toEqual([
      expect.objectContaining({
        comprobacion: 'dosis',
        clave: 'dosis:suma:acetaminofen:1-2',
        severidad: 'mayor',
        titulo: 'Acetaminofén en todo el día: 5 600 mg, el máximo es 4 000 mg',
        detalle: 'Acetaminofén 500 mg: 3 000 mg + Acetaminofén;Tramadol 325/37,5 mg: 2 600 mg',
        medicamentos: [
          expect.objectContaining({ codesumi_id: 1, origen: 'por_ordenar' }),
          expect.objectContaining({ codesumi_id: 2, origen: 'activo' }),
        ],
      }),
    ])
  })

  it('es el mismo hallazgo desde cualquiera de las líneas', () => {
    const [one] = dayTotals(plain(2, 8), [combined(2, 6)], DOSES)
    const [other] = dayTotals(combined(2, 6), [plain(2, 8)], DOSES)
    expect(other?.clave).toBe(one?.clave)
  })

  it('más del doble está contraindicado', () => {
    expect(dayTotals(plain(2, 4), [combined(2, 6)], DOSES)[0]).toMatchObject({ severidad: 'contraindicada' })
  })

  it('dentro del máximo, o sola, no dice nada', () => {
    expect(dayTotals(plain(1, 8), [combined(2, 8)], DOSES)).toEqual([])
    expect(dayTotals(plain(2, 3), [], DOSES)).toEqual([])
    expect(dayTotals(plain(2, 8), [taken(3, 'Loratadina', '10 mg', 9, 1)], DOSES)).toEqual([])
  })

  it('lo que se toma una vez cada varios días cuenta el día en que se toma', () => {
    expect(dayTotals(plain(2, 8), [every(3)], DOSES)[0]?.titulo).toContain('5 000 mg')
    expect(dayTotals(plain(2, 8), [every(0.5)], DOSES)[0]?.titulo).toContain('7 000 mg')
  })

  it('no se suma lo local, ni lo que no dice cuánto trae, ni lo que no es de cada día', () => {
    const cream = taken(4, 'Acetaminofén', '500 mg', 9, 1, { uso: 'Tópica' })
    const syrup = taken(5, 'Acetaminofén', '150 mg/5 mL', 9, 1)
    expect(dayTotals(plain(2, 8), [cream, syrup], DOSES)).toEqual([])
    expect(dayTotals(cream, [plain(2, 4)], DOSES)).toEqual([])
    expect(dayTotals(syrup, [plain(2, 4)], DOSES)).toEqual([])
    const weekly = taken(6, 'Metotrexato', '2,5 mg', 8, 24)
    expect(dayTotals(weekly, [taken(7, 'Metotrexato', '10 mg', 2, 24)], DOSES)).toEqual([])
    expect(dayTotals(taken(8, 'Warfarina', '5 mg', 9, 1), [taken(8, 'Warfarina', '5 mg', 9, 1)], DOSES)).toEqual([])
  })
})

const label = (concentracion: string) => ({ concentracion, unidad_presentacion: 'Tableta', base_dosis: 'único' })

it('cada componente tiene la cifra de su lugar, si la etiqueta las tiene todas', () => {
  expect(componentStrength(label('325/37,5 mg'), 0, 2)).toEqual({ cantidad: 325, unidad: 'mg' })
  expect(componentStrength(label('325/37,5 mg'), 1, 2)).toEqual({ cantidad: 37.5, unidad: 'mg' })
  expect(componentStrength(label('375 mg'), 0, 2)).toBeNull()
  expect(componentStrength(label('500 mg'), 0, 1)).toEqual({ cantidad: 500, unidad: 'mg' })
  expect(componentStrength({ ...label('325/37,5 mg'), concentracion: null }, 0, 2)).toBeNull()
})
