import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { FavouriteLine, ShownFavourite } from './favourite-line.ts'

const losartan = {
  tipo_orden_id: 1,
  codesumi_id: 3,
  via: 'Oral',
  dosis: 1,
  frecuencia: 12,
  tiempo: 'Horas',
  duracion: 30,
  meses: 2,
  observacion: '',
}
const hemogram = { tipo_orden_id: 2, procedimiento_id: 9, cantidad: 2, observacion: 'Control' }
const shown = {
  id: 1,
  nombre: 'Control de anemia',
  linea: hemogram,
  articulo: { id: 9, codigo: '902210', nombre: 'Hemograma IV' },
  vigente: true,
}
const messages = (value: unknown): readonly string[] => {
  const result = Schema.toStandardSchemaV1(FavouriteLine)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return (result.issues ?? []).map(({ message }) => message)
}

it.each([
  [losartan, []],
  [{ ...losartan, tiempo: 'Días' }, []],
  [hemogram, []],
  [{ tipo_orden_id: 4, codigo_propio_id: 54, cantidad: 1, observacion: '' }, []],
  [{ ...losartan, dosis: 0 }, ['Debe ser mayor que cero']],
  [{ ...hemogram, cantidad: 0 }, ['Debe ser mayor que cero']],
  [{ ...hemogram, cantidad: 10_001 }, ['Es demasiado grande']],
])('de %j se dice %j', (line, said) => {
  expect(messages(line)).toEqual(said)
})

it('un favorito se muestra con su artículo, y ningún dato puede faltar', () => {
  const isShown = Schema.is(ShownFavourite)
  expect([shown, { ...shown, articulo: {} }].map((each) => isShown(each))).toEqual([true, false])
  const withoutOne = Object.keys(shown).filter((missing) =>
    isShown(Object.fromEntries(Object.entries(shown).filter(([name]) => name !== missing))),
  )
  expect(withoutOne).toEqual([])
})
