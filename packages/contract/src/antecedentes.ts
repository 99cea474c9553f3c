/** Allergies, answers about them, states of a patient and what it takes that was not ordered here: recorded, closed with a reason, and read with their history. */
import * as Schema from 'effect/Schema'
import {
  ALLERGEN_KINDS,
  CERTAINTIES,
  MAX_ALLERGEN,
  MAX_ALLERGY_DETAIL,
  MAX_REACTION,
  SEVERITIES,
  SOURCES,
} from '@cauce/domain/antecedents/allergy-entry'
import { ANTECEDENT_KINDS, MAX_CLOSING_REASON } from '@cauce/domain/antecedents/antecedent-life'
import { CLOSING_REASON_CODES } from '@cauce/domain/antecedents/closing-reason'
import {
  ADVISERS,
  MAX_HOW,
  MAX_OUTSIDE_DETAIL,
  MAX_OUTSIDE_NAME,
  OUTSIDE_KINDS,
} from '@cauce/domain/antecedents/outside-medicine'
import { MAX_STATE_DETAIL, PATIENT_STATES, RENAL_DEGREES } from '@cauce/domain/antecedents/patient-state'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { TimeUnit } from '@cauce/domain/medication/time-unit'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Id, NOT_WHOLE, PathId, optionalText, requiredText } from '@cauce/domain/text/field'
import { Antecedents } from './antecedentes-filas.ts'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

export const RECORD_ANTECEDENTS_PERMISSION = 'antecedentes.registrar'
/** Lets one record outside a consultation. */
export const ANTECEDENTS_ANYWHERE_PERMISSION = 'antecedentes.sinConsulta'

const access = { permission: RECORD_ANTECEDENTS_PERMISSION } as const
const Text = (max: number) => Schema.optionalKey(Schema.NullOr(optionalText(max)))
/** Whose, and in which consultation it was said; without one, by who may record anywhere. */
const whose = { afiliado_id: Id, consulta_id: Schema.optionalKey(Schema.NullOr(Id)) }
/** What is being taken and meets the allergy that was recorded. */
const Clash = Schema.Struct({ nombre: Schema.String, detalle: Schema.String })
const Done = { id: Schema.Int, mensaje: Schema.String }
const CLOSED = [409, 'antecedente.cerrado'] as const
const KEY = [409, 'idempotencia.otro_cuerpo'] as const

export const antecedentes = {
  leer: entry({
    method: 'GET',
    path: '/antecedentes/consulta/:consulta',
    kind: 'read',
    access: { permission: ORDERING_PERMISSION },
    summary: 'Alergias, estados y lo que toma de otra parte el paciente de una consulta, con su historia.',
    params: Schema.Struct({ consulta: PathId }),
    answer: Antecedents,
  }),
  leerAfiliado: entry({
    method: 'GET',
    path: '/antecedentes/afiliado/:id',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary: 'Alergias, estados y lo que toma de otra parte un afiliado, con su historia.',
    params: Schema.Struct({ id: PathId }),
    answer: Antecedents,
  }),
  buscarAlergeno: entry({
    method: 'POST',
    path: '/antecedentes/alergenos/buscar',
    kind: 'read',
    access,
    summary: 'Principios activos, grupos y sustancias a los que se puede tener alergia, desde 3 letras.',
    body: Schema.Struct({ texto: optionalText(MAX_ALLERGEN) }),
    answer: Schema.Array(
      Schema.Struct({
        tipo: Schema.Literals(['principio', 'clase']),
        nombre: Schema.String,
        detalle: Schema.String,
        /** Of a group, its ingredients without accents: it is found by any of them. */
        miembros: Schema.Array(Schema.String),
      }),
    ),
  }),
  anotarAlergia: entry({
    method: 'POST',
    path: '/antecedentes/alergias',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Anota una alergia o intolerancia. Dice si choca con lo que el paciente toma.',
    body: Schema.Struct({
      ...whose,
      tipo: Schema.Literals(ALLERGEN_KINDS),
      nombre: requiredText(MAX_ALLERGEN),
      reaccion: Text(MAX_REACTION),
      severidad: Schema.Literals(SEVERITIES),
      certeza: Schema.Literals(CERTAINTIES),
      cuando: Text(10),
      origen: Schema.Literals(SOURCES),
      detalle: Text(MAX_ALLERGY_DETAIL),
    }),
    answer: Schema.Struct({ ...Done, comprobable: Schema.Boolean, choques: Schema.Array(Clash) }),
    failures: [KEY, [409, 'alergia.repetida']],
  }),
  responderAlergias: entry({
    method: 'POST',
    path: '/antecedentes/alergias/respuesta',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Anota que el paciente niega alergias, o que no puede responder y por qué.',
    body: Schema.Struct({
      ...whose,
      respuesta: Schema.Literals(['niega', 'no_responde']),
      origen: Schema.Literals(SOURCES),
      motivo: Text(MAX_CLOSING_REASON),
    }),
    answer: Schema.Struct(Done),
    failures: [KEY, [409, 'alergia.vigente']],
  }),
  anotarEstado: entry({
    method: 'POST',
    path: '/antecedentes/estados',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Anota un estado del paciente, presente o no. Toma el lugar del que hubiera vigente.',
    body: Schema.Struct({
      ...whose,
      tipo: Schema.Literals(PATIENT_STATES),
      presente: Schema.Boolean,
      desde: Schema.optionalKey(Schema.NullOr(CalendarDate)),
      semanas: Schema.optionalKey(Schema.NullOr(Schema.Int.annotate({ message: NOT_WHOLE }))),
      grado: Schema.optionalKey(Schema.NullOr(Schema.Literals(RENAL_DEGREES))),
      /** Of the renal function, also where it is not low: mg/dL and the day of the test. */
      creatinina: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      creatinina_fecha: Schema.optionalKey(Schema.NullOr(CalendarDate)),
      detalle: Text(MAX_STATE_DETAIL),
      origen: Schema.Literals(SOURCES),
      confirmado: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct(Done),
    failures: [KEY],
  }),
  buscarToma: entry({
    method: 'POST',
    path: '/antecedentes/tomas/buscar',
    kind: 'read',
    access,
    summary:
      'Lo que un paciente puede tomar de otra parte: principios activos, presentaciones y plantas, desde 3 letras.',
    body: Schema.Struct({ texto: optionalText(MAX_OUTSIDE_NAME) }),
    answer: Schema.Array(
      Schema.Struct({
        tipo: Schema.Literals(OUTSIDE_KINDS),
        codesumi_id: Schema.NullOr(Schema.Int),
        nombre: Schema.String,
        detalle: Schema.String,
        /** Of a presentation: in what its dose is counted. */
        unidad_presentacion: Schema.NullOr(Schema.String),
        /** Other names by which it is found. */
        otros: Schema.Array(Schema.String),
      }),
    ),
  }),
  anotarToma: entry({
    method: 'POST',
    path: '/antecedentes/tomas',
    access,
    kind: 'write',
    repeat: 'idempotent',
    summary:
      'Anota algo que el paciente toma y no se ordenó aquí. Dice si choca con lo que se le formuló o con sus alergias.',
    body: Schema.Struct({
      ...whose,
      tipo: Schema.Literals(OUTSIDE_KINDS),
      codesumi_id: Schema.optionalKey(Schema.NullOr(Id)),
      nombre: requiredText(MAX_OUTSIDE_NAME),
      como: Text(MAX_HOW),
      dosis: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      frecuencia: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      unidad_tiempo: Schema.optionalKey(Schema.NullOr(TimeUnit)),
      desde: Text(10),
      hasta: Text(10),
      indicado_por: Schema.Literals(ADVISERS),
      origen: Schema.Literals(SOURCES),
      detalle: Text(MAX_OUTSIDE_DETAIL),
    }),
    answer: Schema.Struct({ ...Done, comparable: Schema.Boolean, choques: Schema.Array(Clash) }),
    failures: [KEY, [409, 'toma.repetida']],
  }),
  negarTomas: entry({
    method: 'POST',
    path: '/antecedentes/tomas/respuesta',
    access,
    kind: 'write',
    repeat: 'idempotent',
    summary: 'Anota que el paciente no toma nada más que lo ordenado y lo anotado.',
    body: Schema.Struct({ ...whose, origen: Schema.Literals(SOURCES) }),
    answer: Schema.Struct(Done),
    failures: [KEY],
  }),
  cerrar: entry({
    method: 'POST',
    path: '/antecedentes/cerrar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary:
      'Descarta una alergia, termina un estado o lo que toma, o marca como error lo anotado, con su motivo. Nada se borra.',
    body: Schema.Struct({
      ...whose,
      clase: Schema.Literals(ANTECEDENT_KINDS),
      id: Id,
      como: Schema.Literals(['refutada', 'terminada', 'dejada', 'error']),
      /** Of what is no longer taken, until when; left out: what was told of it, else today. */
      hasta: Text(10),
      /** Of an allergy or a state; left out: another one, in own words. */
      razon: Schema.optionalKey(Schema.NullOr(Schema.Literals(CLOSING_REASON_CODES))),
      motivo: optionalText(MAX_CLOSING_REASON),
    }),
    answer: Schema.Struct({ mensaje: Schema.String }),
    failures: [KEY, CLOSED],
  }),
} as const
