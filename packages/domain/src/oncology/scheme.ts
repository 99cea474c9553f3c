/** An oncology scheme of the catalogue, its drug lines, its order and its history. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { MAX_CHECK_REASON, MOST_SENT_CHECKS, SentCheck } from '../medication/check.ts'
import { DOSE_MESSAGE, doseOver, positive } from '../medication/order-line.ts'
import { Ceiling } from './ceiling-amounts.ts'
import { RoutingRule } from '../ordering/routing.ts'
import { PROPOSAL_KINDS } from './isc-dose.ts'
import { CYCLES_RANGE, FIRST_CYCLE_RANGE, FREQUENCY_RANGE, MAX_CYCLES, MAX_FREQUENCY } from './header.ts'
import { NO_DRUGS } from './names.ts'
import { Id, Instant, Named, optionalText, requiredText } from '../text/field.ts'
import { formatNumber } from '../text/format.ts'

export const Scheme = Schema.Struct({
  id: Schema.Int,
  abreviatura_esquema: Schema.String,
  nombre_esquema: Schema.String,
  ciclos: Schema.Int,
  /** Days from the first day of a cycle to the first day of the next. */
  frecuencia_repeat: Schema.Int,
  /** Where it was published. */
  biografia: Schema.String,
  tumor: Schema.NullOr(Schema.String),
  /** CIE-10 prefixes without a dot. */
  cie10: Schema.Array(Schema.String),
  /** FIJA, HASTA_PROGRESION, HASTA_RESPUESTA: in the last two `ciclos` is a planning number. */
  duracion: Schema.NullOr(Schema.String),
  confianza: Schema.String,
})
export type Scheme = typeof Scheme.Type

/** ISC: × body surface. PESO: × kg. AUC: Calvert. FIJA: as it is. */
export const DoseIndex = Schema.Literals(['ISC', 'PESO', 'AUC', 'FIJA'])
export type DoseIndex = typeof DoseIndex.Type

/** A drug line of the catalogue (`codesumis/codesumiEsquema`). */
export const SchemeDrug = Schema.Struct({
  id: Schema.Int,
  orden: Schema.Int,
  codigo: Schema.NullOr(Schema.String),
  /** International name of the drug. */
  nombre: Schema.String,
  codesumi_id: Schema.NullOr(Schema.Int),
  dosis: Schema.Number,
  unidad_medida: Schema.String,
  indice_dosis: DoseIndex,
  via: Schema.String,
  /** Days of the cycle, such as "1,8,15" or "1-5". */
  dias_aplicacion: Schema.String,
  fase: Schema.NullOr(Schema.String),
  tomas_dia: Schema.Int,
  cantidad_aplicaciones: Schema.Int,
  duracion_infusion: Schema.NullOr(Schema.String),
  /** Usual cap per dose in mg: a proposal, never applied in silence. */
  dosis_maxima: Schema.NullOr(Schema.Number),
  /** Cycles in which the line is given, such as "1-4" or "1,3,5"; null: all. */
  ciclos_aplica: Schema.NullOr(Schema.String),
  frecuencia_duracion: Schema.String,
  nota: Schema.NullOr(Schema.String),
  fuente: Schema.NullOr(Schema.String),
  /** The most of it that is given, see `ceilings.ts`. */
  topes: Schema.optionalKey(Schema.Array(Ceiling)),
})
export type SchemeDrug = typeof SchemeDrug.Type

const MAX_DOSE = 100_000
const MAX_FORMULATED_DOSE = 1_000_000

/** A whole number from 1 to `max`. */
export const counted = (max: number, message: string) =>
  Schema.Int.annotate({ message }).check(Schema.isBetween({ minimum: 1, maximum: max }, { message }))

export const DeviationReason = Schema.Literals([
  'toxicidad',
  'funcion_renal',
  'funcion_hepatica',
  'peso',
  'edad',
  'protocolo',
  'otra',
])
export type DeviationReason = typeof DeviationReason.Type

/** A drug line as it is ordered. The formulated dose is the clinician's; the server checks the sum where the rule gives it. */
export const SchemeLine = Schema.Struct({
  /** Line of the catalogue; null: a drug that the clinician added. */
  esquema_linea_id: Schema.optionalKey(Schema.NullOr(Id)),
  codesumi_id: Schema.optionalKey(Schema.NullOr(Id)),
  nombre: requiredText(200),
  dosis: positive(MAX_DOSE, DOSE_MESSAGE, doseOver(MAX_DOSE)),
  unidad_medida: requiredText(30),
  indice_dosis: DoseIndex,
  dosis_formulada: positive(
    MAX_FORMULATED_DOSE,
    'La dosis formulada debe ser un número mayor a 0',
    `La dosis formulada no puede pasar de ${formatNumber(MAX_FORMULATED_DOSE, 0)}`,
  ),
  /** What was proposed beside the formulated dose and taken with one key: why and how it was worked out. */
  propuesta: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        tipo: Schema.Literals(PROPOSAL_KINDS),
        valor: Schema.Number,
        texto: optionalText(300),
        /** mg/dL that an AUC dose was worked out from: the server makes the sum again, with that of the record. */
        creatinina: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      }),
    ),
  ),
  via: requiredText(60),
  dias_aplicacion: requiredText(120),
  fase: Schema.optionalKey(Schema.NullOr(optionalText(60))),
  ciclos_aplica: Schema.optionalKey(Schema.NullOr(optionalText(60))),
  cantidad_aplicaciones: counted(200, 'Las aplicaciones deben ser un número entero mayor a 0'),
  /** Why the dose is not the scheme's; see `deviation.ts`. */
  motivo_desviacion: Schema.optionalKey(Schema.NullOr(DeviationReason)),
  observaciones: optionalText(1_000),
})
export type SchemeLine = typeof SchemeLine.Type

/** Where a body surface came from. */
export const SurfaceOrigin = Schema.Struct({
  isc: Schema.Number,
  peso: Schema.Number,
  talla: Schema.Number,
  fecha: CalendarDate,
  formula: Schema.Literal('Mosteller'),
})
export type SurfaceOrigin = typeof SurfaceOrigin.Type

export const SchemeOrder = Schema.Struct({
  esquema_id: Schema.optionalKey(Schema.NullOr(Id)),
  codeSumiEsquemaSeleccionado: Schema.Array(SchemeLine)
    .check(Schema.isMinLength(1, { message: NO_DRUGS }))
    .check(Schema.isMaxLength(30, { message: 'Máximo 30 medicamentos por esquema' })),
  frecuencia_repeticion: counted(MAX_FREQUENCY, FREQUENCY_RANGE),
  nombre_esquema: requiredText(300),
  biografia: optionalText(1_000),
  ciclo: counted(MAX_CYCLES, FIRST_CYCLE_RANGE),
  ciclo_total: counted(MAX_CYCLES, CYCLES_RANGE),
  /** First day of the first ordered cycle. */
  fecha_inicio: CalendarDate,
  rep_id: Schema.optionalKey(Schema.NullOr(Id)),
  motivo_rep: Schema.optionalKey(Schema.NullOr(optionalText(500))),
  comprobaciones: Schema.optionalKey(Schema.Array(SentCheck).check(Schema.isMaxLength(MOST_SENT_CHECKS))),
  /** Why who orders goes on alone over what another professional would sign; see `double-signature.ts`. */
  urgencia_vital: Schema.optionalKey(Schema.NullOr(optionalText(MAX_CHECK_REASON))),
})
export type SchemeOrder = typeof SchemeOrder.Type

/** A drug of a cycle of an ordered scheme. */
export const ActiveSchemeLine = Schema.Struct({
  id: Schema.Int,
  orden_id: Schema.Int,
  orden_esquemas_id: Schema.Int,
  /** Of the catalogue; null: a scheme that is not in it. */
  esquema_id: Schema.NullOr(Schema.Int),
  nombre_esquema: Schema.String,
  ciclo: Schema.Int,
  ciclo_total: Schema.Int,
  codesumi: Schema.Struct({ id: Schema.NullOr(Schema.Int), nombre: Schema.String }),
  /** Applications in the cycle. */
  cantidad_medico: Schema.Int,
  /** Formulated dose with its unit, route and days, in words. */
  dosificacion: Schema.String,
  dosis: Schema.Number,
  unidad_medida: Schema.String,
  indice_dosis: DoseIndex,
  dosis_formulada: Schema.Number,
  unidad_formulada: Schema.String,
  via: Schema.String,
  dias_aplicacion: Schema.String,
  /** "bolo", "infusión continua". */
  fase: Schema.NullOr(Schema.String),
  /** Of its scheme; null: it says nothing, or it is from before it was kept. */
  duracion_infusion: Schema.NullOr(Schema.String),
  nota_esquema: Schema.NullOr(Schema.String),
  observacion: Schema.String,
  fecha_agendamiento: CalendarDate,
  /** Every day on which it is given in the cycle. */
  fechas: Schema.Array(CalendarDate),
  estado_id: Schema.Int,
  estado: Named,
  estado_motivo: Schema.NullOr(Schema.String),
  /** When it was given and who recorded it; null: it was not, or it is from before it was kept. */
  aplicada_el: Schema.optionalKey(Schema.NullOr(CalendarDate)),
  aplicada_por: Schema.optionalKey(Schema.NullOr(Schema.String)),
  isc: Schema.NullOr(SurfaceOrigin),
  rep_id: Schema.NullOr(Schema.Int),
  rep: Schema.NullOr(Named),
  direccionamiento_id: Schema.NullOr(Schema.Int),
  direccionamieno_automatico: Schema.Boolean,
  regla_direccionamiento: RoutingRule,
  motivo_direccionamiento: Schema.String,
  medico: Schema.String,
  created_at: Instant,
})
export type ActiveSchemeLine = typeof ActiveSchemeLine.Type

/** A row of the patient's scheme history. */
export const SchemeHistoryItem = Schema.Struct({
  /** Line of the scheme order: what is suspended. */
  id: Schema.Int,
  orden_id: Schema.Int,
  estado_id: Schema.Int,
  estado: Named,
  consulta: Schema.Struct({
    afiliado: Schema.Struct({
      numero_documento: Schema.String,
      nombre_completo: Schema.String,
      entidad: Schema.Struct({ nombre: Schema.String }),
    }),
  }),
  nombre_esquema: Schema.String,
  medicamento: Schema.String,
  /** Cycle of cycles, "2/6". */
  paginacion: Schema.String,
  /** Days of application of the cycle. */
  dia: Schema.String,
  fecha_agendamiento: CalendarDate,
  estado_motivo: Schema.NullOr(Schema.String),
  created_at: Instant,
})
export type SchemeHistoryItem = typeof SchemeHistoryItem.Type
