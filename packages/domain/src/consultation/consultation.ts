/** The consultation, as listed in the day's agenda and as opened. @fuente spec 2 §3 */
import * as Schema from 'effect/Schema'
import { SIGNING_ACT_KEYS } from '../access/signing-rules.ts'
import { Affiliate, AllergyRecord } from '../affiliate/affiliate.ts'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Gestation } from '../antecedents/gestation.ts'
import { Instant, Named } from '../text/field.ts'

const Sign = Schema.optionalKey(Schema.NullOr(Schema.Number))

/** Exam measures of the consultation: kg, cm, kg/m², m² (Mosteller), mmHg, and the signs in the units of `vital-signs`. */
export const Measures = Schema.Struct({
  fecha: CalendarDate,
  peso: Schema.NullOr(Schema.Number),
  talla: Schema.NullOr(Schema.Number),
  imc: Schema.NullOr(Schema.Number),
  isc: Schema.NullOr(Schema.Number),
  perimetro_abdominal: Schema.NullOr(Schema.Number),
  presion_sistolica: Schema.NullOr(Schema.Int),
  presion_diastolica: Schema.NullOr(Schema.Int),
  frecuencia_cardiaca: Sign,
  frecuencia_respiratoria: Sign,
  temperatura: Sign,
  saturacion_oxigeno: Sign,
  dolor: Sign,
  perimetro_cefalico: Sign,
  altura_uterina: Sign,
  frecuencia_fetal: Sign,
})
export type Measures = typeof Measures.Type

/** A row of `panelMedico/atencion`. */
export const AgendaRow = Schema.Struct({
  id: Schema.Int,
  fecha_hora: Instant,
  estado_id: Schema.Int,
  estado: Named,
  motivo: Schema.String,
  tipo_consulta: Named,
  rep: Schema.NullOr(Named),
  medico: Named,
  /** Who asks stands in for the professional today. */
  en_sustitucion: Schema.Boolean,
  afiliado: Schema.Struct({
    id: Schema.Int,
    primer_nombre: Schema.String,
    segundo_nombre: Schema.NullOr(Schema.String),
    primer_apellido: Schema.String,
    segundo_apellido: Schema.NullOr(Schema.String),
    tipo_documento_codigo: Schema.String,
    numero_documento: Schema.String,
    edad_cumplida: Schema.Int,
    sexo: Schema.String,
    tipo_afiliado_id: Schema.Int,
    alergias: Schema.NullOr(Schema.Array(AllergyRecord)),
  }),
})
export type AgendaRow = typeof AgendaRow.Type

/** What was known of the person when the record was closed, today while it is open: it changes the figures and what is measured. */
export const KnownOfPerson = Schema.Struct({
  /** A diabetes was confirmed. */
  diabetes: Schema.Boolean,
  /** A pregnancy goes on; null: none is known. */
  gestacion: Schema.NullOr(Gestation),
})

export const Consultation = Schema.Struct({
  id: Schema.Int,
  tipo_consulta_id: Schema.Int,
  tipo_consulta: Named,
  fecha_hora: Instant,
  estado_id: Schema.Int,
  estado: Named,
  motivo: Schema.String,
  afiliado: Affiliate,
  medico: Named,
  /** Who asks stands in for the professional today. */
  en_sustitucion: Schema.Boolean,
  datosConsulta: Schema.Struct({ rep_id: Schema.NullOr(Schema.Int), rep: Schema.NullOr(Named) }),
  medidas: Schema.NullOr(Measures),
  isc: Schema.NullOr(Schema.Number),
  conocido: Schema.optionalKey(KnownOfPerson),
  /** Diagnoses of the record, the principal first: an order takes it unless told otherwise. */
  diagnosticos: Schema.Array(
    Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String, principal: Schema.Boolean }),
  ),
  /** Orders that can still be acted on, by order type code. */
  conteo_ordenes: Schema.Struct({ 1: Schema.Int, 2: Schema.Int, 3: Schema.Int, 4: Schema.Int }),
  /** Whether who asks acts in it; otherwise they only read it. */
  escribe: Schema.Boolean,
  /** Why who asks may not sign each act today; null: they may. */
  firmas: Schema.Record(Schema.Literals(SIGNING_ACT_KEYS), Schema.NullOr(Schema.String)),
})
export type Consultation = typeof Consultation.Type
