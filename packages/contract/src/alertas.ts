/** Alerts of medications: interactions, shortage, allergy, notices, and what was answered to them. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { CheckKind, Finding, Knowledge, MAX_CHECK_REASON } from '@cauce/domain/medication/check'
import { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
import { Id, optionalText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const
const KNOWLEDGE_MISSING = [503, 'conocimiento.no_disponible'] as const
const Ids = Schema.Array(Id).check(Schema.isMaxLength(100, { message: 'Máximo 100 medicamentos' }))
const Reason = Schema.optionalKey(Schema.NullOr(optionalText(MAX_CHECK_REASON)))
const consulta_id = Schema.optionalKey(Schema.NullOr(Id))

/** A line as far as its dose goes. */
const Posology = {
  codesumi_id: Id,
  via: optionalText(60),
  dosis: Schema.Finite,
  /** mL, UI, gotas, mg, puff; null or left out: units of the presentation. */
  unidad_dosis: Schema.optionalKey(Schema.NullOr(optionalText(20))),
  frecuencia: Schema.Finite,
  tiempo: Schema.Literals(['Horas', 'Días']),
}

/** Days of each month and for how many; left out: only what is of a take and of a day is compared. */
const Course = {
  duracion: Schema.optionalKey(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 366 })))),
  meses: Schema.optionalKey(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })))),
}

/** How the knowledge answers a shortage: the one that is not informative stops the order. */
export const SHORTAGE_ALERTS = ['Informativa', 'Bloqueante'] as const

export const alertas = {
  verificarInteraccion: entry({
    method: 'POST',
    path: '/alertas/verificarInteraccion',
    kind: 'read',
    access,
    summary: 'Interacciones entre los medicamentos seleccionados y, con la consulta, con los que el afiliado ya toma.',
    body: Schema.Struct({ medicamentosSeleccionados: Ids, consulta_id }),
    /** One element: the wire has a list. `revisados` are the ids that were checked: another set is not an answer. */
    answer: Schema.Array(
      Schema.Struct({
        resultado: Schema.Boolean,
        interacciones: Schema.Array(
          Schema.Struct({ id: Schema.Int, tipo_alerta: Schema.String, mensaje: Schema.String, hallazgo: Finding }),
        ),
        revisados: Schema.Array(Schema.Int),
        /** Why not all of them could be looked at; null: they were. */
        por_que: Schema.optionalKey(Schema.NullOr(Schema.String)),
        conocimiento: Knowledge,
      }),
    ),
    failures: [KNOWLEDGE_MISSING],
  }),
  buscarDesabastecimiento: entry({
    method: 'POST',
    path: '/alertas/buscarDesabastecimiento',
    kind: 'read',
    access,
    summary: 'Si el medicamento está desabastecido y qué significa para ordenarlo.',
    body: Schema.Struct({ medicamento: Schema.Struct({ id: Id }) }),
    /** `tipo_alerta` null: there is none. */
    answer: Schema.Struct({
      tipo_alerta: Schema.NullOr(Schema.String),
      mensaje: Schema.NullOr(Schema.String),
      alertaDetalleId: Schema.NullOr(Schema.Int),
      hallazgo: Schema.NullOr(Finding),
      medicamento_id: Schema.Int,
      conocimiento: Knowledge,
    }),
    failures: [KNOWLEDGE_MISSING],
  }),
  buscarAlergico: entry({
    method: 'POST',
    path: '/alertas/buscarAlergico',
    kind: 'read',
    access,
    summary:
      'Si el afiliado es alérgico al medicamento: 400 con codigo alergia.encontrada; 200 si no lo es o nadie lo sabe.',
    body: Schema.Struct({ afiliado_id: Id, codesumi_id: Id, consulta_id }),
    /** `alergico` null: it cannot be known, and `por_que` says why (nobody has asked the affiliate). */
    answer: Schema.Struct({
      alergico: Schema.NullOr(Schema.Boolean),
      por_que: Schema.NullOr(Schema.String),
      codesumi_id: Schema.Int,
      conocimiento: Knowledge,
    }),
    failures: [[400, 'alergia.encontrada'], KNOWLEDGE_MISSING],
  }),
  /** The finding behind the 400: the failure's one shape has no room for it. */
  detalleAlergia: entry({
    method: 'POST',
    path: '/alertas/detalle-alergia',
    kind: 'read',
    access,
    summary: 'El hallazgo de una alergia: a qué, cómo se manifestó, desde cuándo y quién la registró.',
    body: Schema.Struct({ afiliado_id: Id, codesumi_id: Id, consulta_id }),
    answer: Schema.Struct({ hallazgos: Schema.Array(Finding), conocimiento: Knowledge }),
    failures: [KNOWLEDGE_MISSING],
  }),
  /** Therapeutic duplication, usual dose, cross-allergy: they inform. */
  avisos: entry({
    method: 'POST',
    path: '/alertas/avisos',
    kind: 'read',
    access,
    summary:
      'Avisos de una línea: duplicidad terapéutica, dosis, alergia cruzada, embarazo, función renal, edad, G6PD y trasplante.',
    body: Schema.Struct({
      consulta_id: Id,
      linea: Schema.Struct({
        ...Posology,
        ...Course,
        /** An active line that this one replaces is not its duplicate. */
        reemplaza_id: Schema.optionalKey(Schema.NullOr(Id)),
      }),
      seleccionados: Ids,
      /** The dose of those that are selected: what their ingredients add up to in a day is told. */
      otras: Schema.optionalKey(Schema.Array(Schema.Struct({ ...Posology, ...Course })).check(Schema.isMaxLength(60))),
    }),
    answer: Schema.Struct({
      hallazgos: Schema.Array(Finding),
      /** False where the catalogue has no usual range for the drug and route: there is nothing to compare with. */
      rango_conocido: Schema.Boolean,
      /** Why a range that the catalogue has does not serve (it is of adults); null: it has none, or it was compared with. */
      por_que_sin_rango: Schema.optionalKey(Schema.NullOr(Schema.String)),
      /** Why the dose of a minor is to be explained: no weight serves, or there is no knowledge of it; null: nothing is asked. */
      dosis_sin_verificar: Schema.optionalKey(Schema.NullOr(Schema.String)),
      /** Why crossed allergies could not be known, as in `buscarAlergico`; null: they were. */
      cruzada_sin_verificar: Schema.optionalKey(Schema.NullOr(Schema.String)),
      /** Null: the record does not say that the patient is pregnant or nursing; `por_que`: why the drug could not be looked at. */
      embarazo: Schema.optionalKey(Schema.NullOr(Schema.Struct({ por_que: Schema.NullOr(Schema.String) }))),
      /** Null: nothing of the drug depends on the renal function, or the patient is under 18; `por_que`: why it is not known. */
      renal: Schema.optionalKey(Schema.NullOr(Schema.Struct({ por_que: Schema.NullOr(Schema.String) }))),
      /** Null: the knowledge says nothing of the drug at the age of the patient. */
      adulto_mayor: Schema.optionalKey(Schema.NullOr(Schema.Struct({ por_que: Schema.NullOr(Schema.String) }))),
      /** Null: nothing of the drug depends on G6PD or a transplant that is known or demanded; `por_que`: nobody asked, and it has to be known. */
      condicion: Schema.optionalKey(Schema.NullOr(Schema.Struct({ por_que: Schema.NullOr(Schema.String) }))),
      codesumi_id: Schema.Int,
      conocimiento: Knowledge,
    }),
    failures: [KNOWLEDGE_MISSING],
  }),
  /** It does not depend on the dose: what is written is placed on it as it is typed, by the same rule. */
  rangoDosis: entry({
    method: 'POST',
    path: '/alertas/rango-dosis',
    kind: 'read',
    access,
    summary: 'Los rangos con los que se compara la dosis de un medicamento para ese paciente: edad, peso y vía.',
    body: Schema.Struct({
      consulta_id: Id,
      codesumi_id: Id,
      via: optionalText(60),
      /** As in a line. */
      unidad_dosis: Posology.unidad_dosis,
    }),
    answer: Schema.Struct({ codesumi_id: Schema.Int, ...DoseRanges.fields, conocimiento: Schema.NullOr(Knowledge) }),
  }),
  /** One of the three: what the affiliate of a consultation takes, one line, or a scheme of which a cycle is about to be given. */
  porRevisar: entry({
    method: 'POST',
    path: '/alertas/por-revisar',
    kind: 'read',
    access: 'session',
    summary:
      'Medicamentos ordenados de los que se supo algo después: lo que nadie ha respondido, con la gravedad de hoy.',
    body: Schema.Struct({
      consulta_id: Schema.optionalKey(Id),
      linea_id: Schema.optionalKey(Id),
      orden_id: Schema.optionalKey(Id),
      /** Of the scheme of `orden_id`; left out: all that is still to be given. */
      ciclo: Schema.optionalKey(Id),
    }),
    /** Only what has something to answer. */
    answer: Schema.Struct({
      lineas: Schema.Array(
        Schema.Struct({
          linea_id: Schema.Int,
          orden_id: Schema.Int,
          codesumi_id: Schema.Int,
          medicamento: Schema.String,
          /** Day on which it was ordered. */
          fecha: CalendarDate,
          /** Who ordered it. */
          quien: Schema.String,
          hallazgos: Schema.Array(Finding),
        }),
      ),
      esquemas: Schema.Array(
        Schema.Struct({
          orden_id: Schema.Int,
          esquema: Schema.String,
          fecha: CalendarDate,
          quien: Schema.String,
          hallazgos: Schema.Array(Finding),
        }),
      ),
    }),
    failures: [KNOWLEDGE_MISSING],
  }),
  /** The drugs of a scheme come by ingredient: same checks, without the dialogs. */
  comprobarEsquema: entry({
    method: 'POST',
    path: '/alertas/comprobar-esquema',
    kind: 'read',
    access,
    summary:
      'Comprobaciones de los medicamentos de un esquema: los publicados por principio activo, los añadidos como en Medicamentos.',
    body: Schema.Struct({
      consulta_id: Id,
      principios: Schema.Array(optionalText(200)).check(Schema.isMaxLength(30, { message: 'Máximo 30 medicamentos' })),
      /** With it, whether some diagnosis of the record is of the scheme. */
      esquema_id: Schema.optionalKey(Schema.NullOr(Id)),
      /** How each line is given; without it nothing is said of doses, shortages, repeated drugs or pregnancy. */
      lineas: Schema.optionalKey(
        Schema.Array(CheckedSchemeLine).check(Schema.isMaxLength(30, { message: 'Máximo 30 medicamentos' })),
      ),
    }),
    answer: Schema.Struct({
      /** Interactions, allergy and crossed allergy always; the others where they are made. */
      comprobaciones: Schema.Array(
        Schema.Struct({
          comprobacion: CheckKind,
          respuesta: Schema.Literals(['limpia', 'encontrada', 'no_verificada']),
          por_que: Schema.NullOr(Schema.String),
          hallazgos: Schema.Array(Finding),
          conocimiento: Schema.NullOr(Knowledge),
        }),
      ),
      revisados: Schema.Array(Schema.String),
    }),
    failures: [KNOWLEDGE_MISSING],
  }),
  crearAuditoria: entry({
    method: 'POST',
    path: '/alertas/crearAuditoria',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Registra qué respondió el profesional a una alerta. El autor es quien inició sesión.',
    body: Schema.Struct({
      acepto: Schema.Literals(['Si', 'No']),
      alerta_detalle_id: Id,
      usuario_registra_id: Schema.optionalKey(Id),
      consulta_id: Id,
      estado_alerta_id: Schema.optionalKey(Schema.Literal(1)),
      clase: Schema.optionalKey(Schema.Literals(['interacciones', 'desabastecimiento'])),
      motivo: Reason,
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
  }),
  crearSeguimientoAlergia: entry({
    method: 'POST',
    path: '/seguimiento-alergias-ordenamiento/crear-seguimiento-alergia',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Registra si el profesional ordenó a pesar de la alergia o canceló.',
    body: Schema.Struct({
      consulta_id: Id,
      codesumi_id: Id,
      acepto_ordenar: Schema.Union([Schema.Boolean, Schema.Literals(['Si', 'No'])]),
      motivo: Reason,
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
  }),
} as const
