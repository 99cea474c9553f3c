/** Oncology schemes: catalogue, order, cancel, suspend, history. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import {
  ActiveSchemeLine,
  counted,
  Scheme,
  SchemeDrug,
  SchemeHistoryItem,
  SchemeOrder,
} from '@cauce/domain/oncology/scheme'
import { ANNULLED_SINCE } from '@cauce/domain/ordering/annulled-since'
import { Ceiling } from '@cauce/domain/oncology/ceiling-amounts'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MOST_SENT_CHECKS, SentCheck } from '@cauce/domain/medication/check'
import { FIRST_CYCLE_RANGE, MAX_CYCLES } from '@cauce/domain/oncology/header'
import { MAX_SUSPENDED, MAX_SUSPENSION_OBSERVATION, SELECT_ACTIVE } from '@cauce/domain/oncology/suspension'
import { Id, PathId } from '@cauce/domain/text/field'
import { reasonText } from '@cauce/domain/text/substance'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const

export const esquemas = {
  listar: entry({
    method: 'GET',
    path: '/esquema/listar',
    kind: 'read',
    access,
    summary: 'Los esquemas publicados del catálogo.',
    answer: Schema.Array(Scheme),
  }),
  codesumiEsquema: entry({
    method: 'POST',
    path: '/codesumis/codesumiEsquema',
    kind: 'read',
    access,
    summary: 'Los medicamentos de un esquema.',
    /** `esquema`: its id. */
    body: Schema.Struct({ esquema: Id }),
    answer: Schema.Array(SchemeDrug),
  }),
  ordenesActivas: entry({
    method: 'GET',
    path: '/ordenamiento/ordenes-activas/:consultaId/3',
    kind: 'read',
    access,
    summary: 'El esquema en curso del afiliado de la consulta, un renglón por medicamento y ciclo.',
    params: Schema.Struct({ consultaId: PathId }),
    answer: Schema.Array(ActiveSchemeLine),
  }),
  generarOrdenamiento: entry({
    method: 'POST',
    path: '/ordenamiento/generarOrdenamiento/:consultaId/3',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary:
      'Ordena el esquema con sus ciclos. Se niega si ya hay uno en curso o si falta una superficie corporal reciente.',
    params: Schema.Struct({ consultaId: PathId }),
    body: SchemeOrder,
    answer: Schema.Struct({
      original: Schema.Struct({ 0: Schema.Struct({ id: Schema.Int }), mensaje: Schema.String, type: Schema.String }),
    }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, ANNULLED_SINCE],
      [409, 'esquema.en_curso'],
      [409, 'esquema.sin_superficie'],
      [409, 'alertas.sin_responder'],
      [409, 'medicamento.desabastecido'],
    ],
  }),
  topes: entry({
    method: 'POST',
    path: '/ordenamiento/topes-esquema/:consultaId',
    kind: 'read',
    access,
    summary:
      'Lo que el afiliado ya recibió de cada medicamento de oncología, y los topes y el contenido de los medicamentos que se añaden.',
    params: Schema.Struct({ consultaId: PathId }),
    body: Schema.Struct({
      /** Presentations that the clinician added. */
      anadidos: Schema.Array(Id).check(Schema.isMaxLength(30, { message: 'Máximo 30 medicamentos' })),
    }),
    answer: Schema.Struct({
      /** What its applied cycles gave, of whatever scheme. */
      dado: Schema.Array(
        Schema.Struct({
          principio: Schema.String,
          cantidad: Schema.Struct({ cantidad: Schema.Number, unidad: Schema.String }),
          /** m² with which it was worked out. */
          isc: Schema.NullOr(Schema.Number),
        }),
      ),
      anadidos: Schema.Array(
        Schema.Struct({
          codesumi_id: Schema.Int,
          principios: Schema.Array(Schema.String),
          presentacion: Schema.Struct({
            concentracion: Schema.NullOr(Schema.String),
            unidad_presentacion: Schema.NullOr(Schema.String),
            base_dosis: Schema.NullOr(Schema.String),
          }),
          topes: Schema.Array(Ceiling),
        }),
      ),
    }),
  }),
  aplicar: entry({
    method: 'POST',
    path: '/ordenamiento/aplicar-ciclo',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Registra que un ciclo se aplicó, con su fecha; lo aplicado no se mueve más.',
    body: Schema.Struct({
      orden_id: Id,
      ciclo: counted(MAX_CYCLES, FIRST_CYCLE_RANGE),
      fecha: CalendarDate,
      /** What is answered to what was known after it was ordered (`alertas.porRevisar`). */
      comprobaciones: Schema.optionalKey(Schema.Array(SentCheck).check(Schema.isMaxLength(MOST_SENT_CHECKS))),
    }),
    answer: Schema.Struct({
      mensaje: Schema.String,
      orden_id: Schema.Int,
      ciclo: Schema.Int,
      /** Lines that were applied. */
      aplicadas: Schema.Int,
    }),
    failures: [
      [409, 'orden.transicion_no_permitida'],
      [409, 'alertas.sin_responder'],
    ],
  }),
  cancelar: entry({
    method: 'POST',
    path: '/ordenamiento/cancelarEsquema',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Cancela lo que falta del esquema: los ciclos aplicados quedan como están.',
    body: Schema.Struct({ orden_id: Id }),
    answer: Schema.Struct({ mensaje: Schema.String, orden_id: Schema.Int }),
    failures: [[409, 'orden.transicion_no_permitida']],
  }),
  historial: entry({
    method: 'POST',
    path: '/ordenamiento/consultaEsquemaPaciente/',
    kind: 'read',
    access,
    summary: 'Historia de esquemas del afiliado.',
    body: Schema.Struct({ afiliado_id: Id }),
    answer: Schema.Array(SchemeHistoryItem),
  }),
  suspender: entry({
    method: 'POST',
    path: '/ordenamiento/suspenderEsquema/',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Suspende los renglones activos que se eligieron, con una observación.',
    body: Schema.Struct({
      orden: Schema.Array(Schema.Union([Id, Schema.Struct({ id: Id })]))
        .check(Schema.isMinLength(1, { message: SELECT_ACTIVE }))
        .check(Schema.isMaxLength(MAX_SUSPENDED, { message: `Máximo ${MAX_SUSPENDED} renglones` })),
      observacion: reasonText(MAX_SUSPENSION_OBSERVATION),
    }),
    answer: Schema.Struct({ mensaje: Schema.String, suspendidas: Schema.Int }),
    failures: [[409, 'orden.transicion_no_permitida']],
  }),
  vistaPrevia: entry({
    method: 'POST',
    path: '/pdf/vista-previa-esquema/:consultaId',
    kind: 'read',
    access,
    summary: 'El calendario de los ciclos en PDF, antes de ordenar; no guarda nada.',
    params: Schema.Struct({ consultaId: PathId }),
    body: SchemeOrder,
    answer: 'binary',
  }),
} as const
