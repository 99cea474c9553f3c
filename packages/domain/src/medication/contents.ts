/** What one container of a presentation holds, and in which units a dose of it is measured. @fuente catálogos clínicos (contenidos) */
import * as Schema from 'effect/Schema'
import { inUnit, type Amount } from './amount.ts'

export const Contents = Schema.Struct({
  /** Of one container, in `unidad_contenido`; null: it varies and nobody can tell. */
  contenido: Schema.NullOr(Schema.Number),
  /** mL, g, dosis. */
  unidad_contenido: Schema.String,
  /** Drug in one unit of what it holds: 50 mg in each mL. */
  concentracion: Schema.NullOr(Schema.Struct({ cantidad: Schema.Number, unidad: Schema.String })),
  /** Of a combination, of which figure the concentration is. */
  base_concentracion: Schema.Literals(['único', 'primer componente', 'suma de componentes']),
  /** Units that a prescriber may write, the usual one first. */
  unidades_dosis: Schema.Array(Schema.String),
  gotas_por_ml: Schema.NullOr(Schema.Number),
  /** Days of use once it is opened or mixed; null: the label rules. */
  dias_abierto: Schema.NullOr(Schema.Int),
  /** What is left in it serves the next take. */
  divisible: Schema.Boolean,
  /** The least that can be measured. */
  medida_minima: Schema.NullOr(Schema.Struct({ cantidad: Schema.Number, unidad: Schema.String })),
})
export type Contents = typeof Contents.Type

/** One of these is one of the doses that a container counts. */
const COUNTED = ['puff', 'inhalación', 'aplicación', 'cápsula', 'dosis']

/** How much of what the container holds one unit of the dose is; null: nobody can tell. */
const heldBy = (unit: string, contents: Contents): number | null => {
  const { unidad_contenido, gotas_por_ml, concentracion } = contents
  if (unit === unidad_contenido) return 1
  if (unidad_contenido === 'dosis' && COUNTED.includes(unit)) return 1
  if (unit === 'gotas') return gotas_por_ml === null || unidad_contenido !== 'mL' ? null : 1 / gotas_por_ml
  if (concentracion === null) return null
  const drug = inUnit({ cantidad: 1, unidad: unit }, concentracion.unidad)
  return drug === null ? null : drug / concentracion.cantidad
}

/** Units in which a dose of the presentation can be measured, beside its whole containers. */
export const doseUnits = (contents: Contents | null): readonly string[] =>
  contents?.contenido === null || contents === null
    ? []
    : contents.unidades_dosis.filter((unit) => heldBy(unit, contents) !== null)

/**
 * Whether a take is never a whole container (a bottle, a pen, an inhaler), so that its dose has to say what is measured.
 * @regla Un frasco, una pluma o un inhalador no son una toma: su dosis dice mL, UI, gotas, mg o inhalaciones.
 */
export const mustMeasure = (contents: Contents | null): boolean =>
  contents !== null && contents.divisible && doseUnits(contents).length > 0

/** The drug in one unit of the dose; null: nobody can tell. */
export const drugPerUnit = (unit: string, contents: Contents): Amount | null => {
  const { concentracion } = contents
  const held = heldBy(unit, contents)
  return held === null || concentracion === null
    ? null
    : { cantidad: held * concentracion.cantidad, unidad: concentracion.unidad }
}

/** The dose in what the container holds: 20 UI of 100 UI/mL are 0.2 mL; null: nobody can tell. */
export const doseInContents = (dose: number, unit: string, contents: Contents): number | null => {
  const held = heldBy(unit, contents)
  return held === null ? null : dose * held
}
