/** A medication line: as it is sent, as it is active, as the history shows it. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { RoutingRule } from '../ordering/routing.ts'
import { formatNumber } from '../text/format.ts'
import { Id, Instant, Named, optionalText, requiredText } from '../text/field.ts'
import { reasonText } from '../text/substance.ts'
import { CodeSumi } from './article.ts'
import { LedgerEntry, SentChecks } from './check.ts'
import { TimeUnit } from './time-unit.ts'

export const MAX_MEDICATION_OBSERVATION = 2_000

/** A number over 0; `tooMuch`: what is said of one over the most, where that is something else. */
export const positive = (max: number, message: string, tooMuch = message) =>
  Schema.Number.annotate({ message })
    .check(Schema.isFinite({ message }).abort())
    .check(Schema.isGreaterThan(0, { message }))
    .check(Schema.isLessThanOrEqualTo(max, { message: tooMuch }))

/** Of what is counted in units of the presentation; what is measured may be millions of UI. */
export const MAX_COUNTED_DOSE = 1_000
export const MAX_MEASURED_DOSE = 100_000_000
export const DOSE_MESSAGE = 'La dosis debe ser un número mayor a 0'
/** What is said of a dose over the most that can be written. */
export const doseOver = (max: number): string => `La dosis no puede pasar de ${formatNumber(max, 0)}`
export const DOSE_TOO_MUCH = doseOver(MAX_MEASURED_DOSE)
export const FREQUENCY_MESSAGE = 'La frecuencia debe ser un número mayor a 0'
export const DURATION_MESSAGE = 'La duración debe ser un número entero de 1 a 31 días'
export const MONTHS_MESSAGE = 'Los meses van de 1 a 6'
/** Days of a month that a line may cover. */
export const MAX_DURATION_DAYS = 31

/** A diagnosis of the CIE-10. */
export const Diagnosis = Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String })
export type Diagnosis = typeof Diagnosis.Type

/**
 * What the server reads. Only identifiers and what the clinician decided are trusted: names, the authorisation flag and the
 * monthly quantity are worked out again.
 */
export const MedicationLine = Schema.Struct({
  articulo: Schema.Struct({
    codesumi: Schema.Struct({ id: Id, nombre: Schema.optionalKey(optionalText(500)) }),
  }),
  via: requiredText(60),
  /** At each take, in `unidad_dosis`. */
  dosis: positive(MAX_MEASURED_DOSE, DOSE_MESSAGE, DOSE_TOO_MUCH),
  /** mL, UI, gotas, mg, puff; null or left out: units of the presentation. */
  unidad_dosis: Schema.optionalKey(Schema.NullOr(optionalText(20))),
  /** One take every so many `tiempo`. */
  frecuencia: positive(744, FREQUENCY_MESSAGE),
  tiempo: TimeUnit,
  /** Days of each month. */
  duracion: Schema.Int.annotate({ message: DURATION_MESSAGE }).check(
    Schema.isBetween({ minimum: 1, maximum: MAX_DURATION_DAYS }, { message: DURATION_MESSAGE }),
  ),
  meses: Schema.Int.annotate({ message: MONTHS_MESSAGE }).check(
    Schema.isBetween({ minimum: 1, maximum: 6 }, { message: MONTHS_MESSAGE }),
  ),
  /** What the browser showed; refused where it is not the server's sum. */
  cantidadMedico: Schema.Int,
  observacion: requiredText(MAX_MEDICATION_OBSERVATION),
  fechaVigencia: CalendarDate,
  rep_id: Id,
  /** Written reason of a site that the clinician chose against the proposal. */
  motivo_rep: Schema.optionalKey(Schema.NullOr(optionalText(500))),
  /** CIE-10 id. */
  diagnostico_id: Id,
  autorizacion: Schema.optionalKey(Schema.Unknown),
  comprobaciones: SentChecks,
  /** The active line that this one takes the place of, with the reason; it is annulled in the same writing. */
  reemplaza: Schema.optionalKey(Schema.NullOr(Schema.Struct({ orden_articulos_id: Id, motivo: reasonText(500) }))),
})
export type MedicationLine = typeof MedicationLine.Type

const posology = {
  codesumi: CodeSumi,
  via: Schema.String,
  dosis: Schema.Number,
  /** In what the dose is measured; null: units of the presentation. */
  unidad_dosis: Schema.NullOr(Schema.String),
  frecuencia: Schema.Number,
  unidad_tiempo: TimeUnit,
  duracion: Schema.Int,
  meses: Schema.Int,
  /** Units of the presentation a month. */
  cantidad_medico: Schema.Int,
  /** The sum in words: "1 cada 8 h durante 30 días = 90 tabletas". */
  formula: Schema.String,
  observacion: Schema.String,
  diagnostico: Diagnosis,
} as const

/** A line of the active medication orders. */
export const ActiveMedicationLine = Schema.Struct({
  id: Schema.Int,
  orden_id: Schema.Int,
  ...posology,
  requiere_autorizacion: Schema.Int,
  rep_id: Schema.NullOr(Schema.Int),
  rep: Schema.NullOr(Named),
  direccionamiento_id: Schema.NullOr(Schema.Int),
  direccionamieno_automatico: Schema.Boolean,
  regla_direccionamiento: RoutingRule,
  motivo_direccionamiento: Schema.String,
  fecha_vigencia: CalendarDate,
  fecha_vencimiento: CalendarDate,
  /** Last day on which the affiliate takes it. */
  fin_tratamiento: CalendarDate,
  estado_id: Schema.Int,
  estado: Named,
  estado_desde: Instant,
  estado_motivo: Schema.NullOr(Schema.String),
  reemplaza_id: Schema.NullOr(Schema.Int),
  medico: Schema.String,
  comprobaciones: Schema.Array(LedgerEntry),
  created_at: Instant,
})
export type ActiveMedicationLine = typeof ActiveMedicationLine.Type

/** What differs between then and now for a line that would be prescribed again. */
export const PrescriptionChange = Schema.Struct({
  tipo: Schema.Literals(['alergia', 'desabastecimiento', 'dosis', 'diagnostico', 'retirado', 'autorizacion']),
  texto: Schema.String,
  severidad: Schema.Literals(['grave', 'aviso']),
})
export type PrescriptionChange = typeof PrescriptionChange.Type

/** A row of the six months' history. */
export const MedicationHistoryRow = Schema.Struct({
  id: Schema.Int,
  orden_id: Schema.Int,
  ...posology,
  rep: Schema.NullOr(Named),
  estado_id: Schema.Int,
  estado: Named,
  medico: Schema.String,
  fecha_vigencia: CalendarDate,
  created_at: Instant,
  /** Whether the affiliate is still taking it: prescribing it again replaces that line. */
  sigue_activa: Schema.Boolean,
  cambios: Schema.Array(PrescriptionChange),
})
export type MedicationHistoryRow = typeof MedicationHistoryRow.Type

/** A line that the prescriber writes often, most used first. */
export const FavouriteLine = Schema.Struct({
  codesumi_id: Schema.Int,
  via: Schema.String,
  dosis: Schema.Number,
  unidad_dosis: Schema.NullOr(Schema.String),
  frecuencia: Schema.Number,
  unidad_tiempo: TimeUnit,
  duracion: Schema.Int,
  meses: Schema.Int,
  observacion: Schema.String,
  veces: Schema.Int,
})
export type FavouriteLine = typeof FavouriteLine.Type
