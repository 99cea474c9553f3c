/** Rows of what is recorded of a patient, as they are read with their history. */
import * as Schema from 'effect/Schema'
import { ALLERGEN_KINDS, CERTAINTIES, SEVERITIES, SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import { ANTECEDENT_STATES } from '@cauce/domain/antecedents/antecedent-life'
import { ADVISERS, OUTSIDE_KINDS } from '@cauce/domain/antecedents/outside-medicine'
import { PATIENT_STATES, RENAL_DEGREES } from '@cauce/domain/antecedents/patient-state'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { TimeUnit } from '@cauce/domain/medication/time-unit'
import { Instant } from '@cauce/domain/text/field'

const Closed = Schema.NullOr(Schema.Struct({ por: Schema.String, at: Instant, motivo: Schema.String }))
const life = {
  id: Schema.Int,
  estado: Schema.Literals(ANTECEDENT_STATES),
  /** Null: who wrote it is not known. */
  por: Schema.NullOr(Schema.String),
  registrada: Instant,
  cerrada: Closed,
}

export const AllergyEntry = Schema.Struct({
  ...life,
  tipo: Schema.Literals(ALLERGEN_KINDS),
  nombre: Schema.String,
  reaccion: Schema.NullOr(Schema.String),
  severidad: Schema.NullOr(Schema.Literals(SEVERITIES)),
  certeza: Schema.NullOr(Schema.Literals(CERTAINTIES)),
  cuando: Schema.NullOr(Schema.String),
  origen: Schema.NullOr(Schema.Literals(SOURCES)),
  detalle: Schema.NullOr(Schema.String),
  /** The knowledge knows what it is to: medicines can be compared with it. */
  comprobable: Schema.Boolean,
})
export type AllergyEntry = typeof AllergyEntry.Type

export const PatientStateEntry = Schema.Struct({
  ...life,
  tipo: Schema.Literals(PATIENT_STATES),
  presente: Schema.Boolean,
  desde: Schema.NullOr(CalendarDate),
  /** Weeks of gestation today; null where it is no pregnancy. */
  semanas: Schema.NullOr(Schema.Int),
  grado: Schema.NullOr(Schema.Literals(RENAL_DEGREES)),
  /** mg/dL, with the day of its test; left out: none was written with it. */
  creatinina: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  creatinina_fecha: Schema.optionalKey(Schema.NullOr(CalendarDate)),
  detalle: Schema.NullOr(Schema.String),
  origen: Schema.Literals(SOURCES),
})
export type PatientStateEntry = typeof PatientStateEntry.Type

const Moment = Schema.NullOr(Schema.String)

export const OutsideEntry = Schema.Struct({
  ...life,
  tipo: Schema.Literals(OUTSIDE_KINDS),
  codesumi_id: Schema.NullOr(Schema.Int),
  nombre: Schema.String,
  como: Schema.NullOr(Schema.String),
  /** Units of the presentation at each take; null: it was not said in figures. */
  dosis: Schema.NullOr(Schema.Finite),
  frecuencia: Schema.NullOr(Schema.Finite),
  unidad_tiempo: Schema.NullOr(TimeUnit),
  unidad_presentacion: Schema.NullOr(Schema.String),
  /** Year, month or day. */
  desde: Moment,
  /** Null: it goes on. */
  hasta: Moment,
  indicado_por: Schema.Literals(ADVISERS),
  origen: Schema.Literals(SOURCES),
  detalle: Schema.NullOr(Schema.String),
  /** The knowledge knows it: what is ordered can be compared with it. */
  comparable: Schema.Boolean,
  /** It counts today: it is taken. */
  toma_hoy: Schema.Boolean,
})
export type OutsideEntry = typeof OutsideEntry.Type

export const Antecedents = Schema.Struct({
  afiliado_id: Schema.Int,
  /** False: nobody has asked about allergies, or who was asked could not answer. */
  preguntadas: Schema.Boolean,
  alergias: Schema.Array(AllergyEntry),
  respuestas: Schema.Array(
    Schema.Struct({
      ...life,
      respuesta: Schema.Literals(['niega', 'no_responde']),
      origen: Schema.Literals(SOURCES),
      motivo: Schema.NullOr(Schema.String),
    }),
  ),
  estados: Schema.Array(PatientStateEntry),
  /** False: nobody has asked what else is taken. */
  tomas_preguntadas: Schema.Boolean,
  /** What is taken and was not ordered here. */
  tomas: Schema.Array(OutsideEntry),
  /** Each says that nothing else is taken. */
  respuestas_tomas: Schema.Array(Schema.Struct({ ...life, origen: Schema.Literals(SOURCES) })),
})
export type Antecedents = typeof Antecedents.Type
