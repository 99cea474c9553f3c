import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ActiveMatch, Article, CodeSumi } from './article.ts'

const losartan = {
  id: 7,
  codigo: 'M7',
  nombre: 'Losartán 50 mg tableta',
  principio_activo: 'Losartán',
  concentracion: '50 mg',
  forma_farmaceutica: null,
  unidad_presentacion: 'Tableta',
  via: 'Oral',
  vias_administracion: ['Oral'],
}
const taken = {
  orden_articulos_id: 4,
  orden_id: 5001,
  nombre: 'Losartán 100 mg tableta',
  dosis: 0.5,
  unidad_dosis: null,
  frecuencia: 12,
  unidad_tiempo: 'Horas',
  duracion: 30,
  fin_tratamiento: '2026-12-20',
  misma_presentacion: false,
}
const article = {
  id: 7,
  codesumi: losartan,
  atc: 'C09CA01',
  requiere_autorizacion: 1,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: taken,
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['un medicamento del catálogo', Schema.is(CodeSumi), losartan],
  ['lo que ya toma el afiliado', Schema.is(ActiveMatch), taken],
  ['lo que responde la búsqueda', Schema.is(Article), article],
]

it.each(ROWS)('de %s se leen todos los datos, y ninguno puede faltar', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  const withoutOne = Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )
  expect(withoutOne).toEqual([])
})

it('lo que se encuentra puede no estar tomándose, pero siempre dice qué medicamento es', () => {
  const isArticle = Schema.is(Article)
  expect([null, {}].map((activa) => isArticle({ ...article, activa }))).toEqual([true, false])
  expect(isArticle({ ...article, codesumi: {} })).toBe(false)
})
