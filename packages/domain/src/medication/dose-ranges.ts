/** Every range with which the dose of a drug is compared for a patient: what the bar of a dose is drawn on. @fuente UI, imágenes 23 y 23b */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { comparedRows, comparedSubjects, NO_CHILD_UNIT, tooYoungFor, type StrongRow } from './child-compared.ts'
import { childSubjects, type ChildDoseIndex, type LineDrug } from './child-row.ts'
import type { KnownChild } from './child-weight.ts'
import { NO_RANGE, rowsOfAdult, type DoseIndex } from './usual-dose.ts'

const Figure = Schema.NullOr(Schema.Finite)

/** A row of the knowledge for this patient: the least and the most of a take and of a day; null: it does not say. */
export const DoseRange = Schema.Struct({
  principio: Schema.String,
  /** Of whose dose it is. To a minor that of an adult is only a limit. */
  de: Schema.Literals(['nino', 'adulto']),
  indicacion: Schema.String,
  /** Of every figure: mg, mcg, UI. */
  unidad: Schema.String,
  /** How much of it one unit of the dose has. */
  por_unidad: Schema.Finite,
  /** The weight that the figures were worked out with; null: they are of any weight. */
  kg: Figure,
  toma_min: Figure,
  toma_max: Figure,
  dia_min: Figure,
  dia_max: Figure,
  fuente: Schema.String,
})
export type DoseRange = typeof DoseRange.Type

export const DoseRanges = Schema.Struct({
  menor: Schema.Boolean,
  /** Whole months of a minor; null: of age. */
  meses: Schema.NullOr(Schema.Int),
  peso: Schema.NullOr(Schema.Struct({ kg: Schema.Finite, fecha: CalendarDate })),
  /** Why the dose is not compared with what is usual for the patient; null: it is. */
  por_que: Schema.NullOr(Schema.String),
  /** The drug is not for that age at all. */
  contraindicado: Schema.NullOr(Schema.String),
  rangos: Schema.Array(DoseRange),
})
export type DoseRanges = typeof DoseRanges.Type

const rangeOfChild = (principio: string, kg: number | null, own: StrongRow): DoseRange => ({
  principio,
  de: 'nino',
  indicacion: own.row.indicacion,
  unidad: own.unit,
  por_unidad: own.strength,
  kg: own.perKilo ? kg : null,
  toma_min: own.least,
  toma_max: own.take,
  dia_min: own.leastDay,
  dia_max: own.day,
  fuente: own.row.fuente,
})

interface OfAdult {
  readonly rangos: readonly DoseRange[]
  readonly por_que: string | null
}

const ofAdult = (line: LineDrug, doses: DoseIndex): OfAdult => {
  const rows = rowsOfAdult(line, doses)
  const rangos = rows.flatMap(({ row, strength }): DoseRange[] =>
    strength === null
      ? []
      : [
          {
            principio: line.drug.principio_activo,
            de: 'adulto',
            indicacion: '',
            unidad: row.unidad_dosis ?? '',
            por_unidad: strength,
            kg: null,
            toma_min: row.dosis_min,
            toma_max: row.dosis_max,
            dia_min: null,
            dia_max: row.max_dia,
            fuente: row.fuente,
          },
        ],
  )
  return { rangos, por_que: rangos.length > 0 ? null : rows.length > 0 ? NO_CHILD_UNIT : NO_RANGE }
}

/**
 * The ranges of a drug by that route for that patient.
 * @param child null: who takes it is of age
 * @regla La barra de la dosis se dibuja con las mismas filas con las que se comprueba la línea: las de su edad, su peso y su vía, y a un menor de edad también el máximo de un adulto; donde el conocimiento no tiene fila, lo dice.
 */
export const doseRanges = (
  line: LineDrug,
  child: KnownChild | null,
  knowledge: { readonly doses: DoseIndex; readonly childDoses: ChildDoseIndex },
  today: CalendarDate,
): DoseRanges => {
  const adult = ofAdult(line, knowledge.doses)
  if (child === null) return { menor: false, meses: null, peso: null, contraindicado: null, ...adult }
  const subjects = childSubjects(line, knowledge.childDoses)
  const compared = comparedSubjects(subjects).map((subject) => ({
    principio: subject.ingredient.nombre,
    ...comparedRows(line, subject, child, today),
  }))
  const gap = compared.find(({ falta_peso }) => falta_peso) ?? compared.find(({ por_que }) => por_que !== null)
  const kg = child.peso?.kg ?? null
  return {
    menor: true,
    meses: child.meses,
    peso: child.peso,
    por_que: gap?.por_que ?? null,
    contraindicado: tooYoungFor(subjects, child)?.titulo ?? null,
    rangos: [
      ...compared.flatMap(({ principio, rows }) => rows.map((row) => rangeOfChild(principio, kg, row))),
      ...adult.rangos,
    ],
  }
}
