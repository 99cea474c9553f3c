/** What was done for an affiliate: found, listed, drawn in time, reported. Every reading is audited. @fuente spec 1 §2 (historico) */
import * as Schema from 'effect/Schema'
import { SentChecks } from '@cauce/domain/medication/check'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import {
  ConsentHistoryRow,
  ConsultationHistoryRow,
  FoundAffiliate,
  HistoryAffiliate,
  OrderHistoryRow,
  PartialDeliveryRow,
} from '@cauce/domain/history/rows'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { Id, Instant, NOT_WHOLE, PathId, optionalText, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { oneOf } from './kit/list.ts'
import { Bar, defineReport, ReportPart } from './kit/report.ts'
import { RecordView } from './historia.ts'

export const HISTORY_CONSENTS_PERMISSION = 'historico.consentimientos'
export const HISTORY_LEAVES_PERMISSION = 'historico.incapacidades'
export const HISTORY_ORDERS_PERMISSION = 'historico.ordenes'
export const HISTORY_PARTIALS_PERMISSION = 'historico.medicamentosParciales'
export const HISTORY_REPORTS_PERMISSION = 'historico.reportes'
export const DELIVER_PERMISSION = 'medicamentos.entregar'

const Count = (max: number) =>
  Schema.Int.annotate({ message: NOT_WHOLE })
    .check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))
    .check(Schema.isLessThanOrEqualTo(max, { message: `Máximo ${max}` }))

/** Of one affiliate; days in Bogotá, both included. In the body: no address carries whose record it is. */
const asked = {
  afiliado_id: Id,
  desde: Schema.optionalKey(CalendarDate),
  hasta: Schema.optionalKey(CalendarDate),
  estado_id: Schema.optionalKey(Id),
  /** Part of a name or a code. */
  texto: Schema.optionalKey(optionalText(MAX_HISTORY_TEXT)),
  /** From 1. */
  pagina: Schema.optionalKey(Count(10_000)),
  /** 10 unless told. */
  por_pagina: Schema.optionalKey(Count(100)),
}
const page = <Row extends Schema.Top>(row: Row) => ({
  data: Schema.Array(row),
  total: Schema.Int,
  pagina: Schema.Int,
  por_pagina: Schema.Int,
  /** Rows by state with the other filters applied, for the chips. */
  por_estado: Schema.Array(Schema.Struct({ estado_id: Schema.Int, nombre: Schema.String, total: Schema.Int })),
})

export const REPORTS = ['consultas', 'ordenes', 'incapacidades', 'consentimientos'] as const
/** Figures of a period. */
export const historyReport = defineReport({ filters: {}, always: { informe: oneOf(REPORTS, 'clase') } })

const Visit = Schema.Struct({
  id: Schema.Int,
  fecha_hora: Instant,
  tipo: Schema.String,
  motivo: Schema.String,
  medico: Schema.String,
})
const Ordered = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  tipo: Schema.String,
  lineas: Schema.Array(Schema.String),
})
const Leave = Schema.Struct({
  id: Schema.Int,
  fecha_inicio: CalendarDate,
  fecha_final: CalendarDate,
  dias: Schema.Int,
  diagnostico: Schema.String,
  estado: Schema.String,
})
const Consented = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  procedimiento: Schema.String,
  acepta: Schema.Boolean,
})

export const historico = {
  buscarAfiliado: entry({
    method: 'POST',
    path: '/historico/afiliados/buscar',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary: 'Afiliados por nombre o documento, desde 4 caracteres.',
    body: Schema.Struct({ texto: requiredText(MAX_HISTORY_TEXT), pagina: Schema.optionalKey(Count(1_000)) }),
    answer: Schema.Struct({ data: Schema.Array(FoundAffiliate), hay_mas: Schema.Boolean }),
  }),
  afiliado: entry({
    method: 'GET',
    path: '/historico/afiliados/:id',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary: 'Un afiliado, para la cabecera de su historia.',
    params: Schema.Struct({ id: PathId }),
    answer: HistoryAffiliate,
  }),
  lineaDeTiempo: entry({
    method: 'POST',
    path: '/historico/linea-de-tiempo',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary:
      'Consultas, órdenes, incapacidades y consentimientos de un afiliado en un periodo (por omisión, el último año).',
    body: Schema.Struct({ afiliado_id: Id, desde: asked.desde, hasta: asked.hasta }),
    answer: Schema.Struct({
      desde: CalendarDate,
      hasta: CalendarDate,
      visitas: Schema.Array(Visit),
      ordenes: Schema.Array(Ordered),
      incapacidades: Schema.Array(Leave),
      consentimientos: Schema.Array(Consented),
      /** There is more before `desde`. */
      hay_mas: Schema.Boolean,
    }),
  }),
  consultas: entry({
    method: 'POST',
    path: '/historico/consultas/buscar',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary: 'Consultas de un afiliado.',
    body: Schema.Struct({
      ...asked,
      orden: Schema.optionalKey(Schema.Literals(['fecha', '-fecha', 'medico', '-medico', 'estado', '-estado'])),
    }),
    answer: Schema.Struct(page(ConsultationHistoryRow)),
  }),
  consulta: entry({
    method: 'GET',
    path: '/historico/consultas/:id',
    kind: 'read',
    access: { permission: HISTORY_PERMISSION },
    summary: 'Una consulta con su historia, sus órdenes y sus incapacidades, para leer.',
    params: Schema.Struct({ id: PathId }),
    answer: Schema.Struct({
      consulta: ConsultationHistoryRow,
      afiliado: FoundAffiliate,
      registro: RecordView,
      ordenes: Schema.Array(OrderHistoryRow),
      incapacidades: Schema.Array(SickLeave),
    }),
  }),
  ordenes: entry({
    method: 'POST',
    path: '/historico/ordenes/buscar',
    kind: 'read',
    access: { permission: HISTORY_ORDERS_PERMISSION },
    summary: 'Líneas ordenadas a un afiliado, de todos los tipos.',
    body: Schema.Struct({
      ...asked,
      tipo_orden_id: Schema.optionalKey(Id),
      orden: Schema.optionalKey(Schema.Literals(['fecha', '-fecha', 'nombre', '-nombre', 'estado', '-estado'])),
    }),
    answer: Schema.Struct(page(OrderHistoryRow)),
  }),
  incapacidades: entry({
    method: 'POST',
    path: '/historico/incapacidades/buscar',
    kind: 'read',
    access: { permission: HISTORY_LEAVES_PERMISSION },
    summary: 'Incapacidades de un afiliado, con los días acumulados de su cadena.',
    body: Schema.Struct({
      ...asked,
      orden: Schema.optionalKey(Schema.Literals(['inicio', '-inicio', 'dias', '-dias', 'estado', '-estado'])),
    }),
    answer: Schema.Struct(page(SickLeave)),
  }),
  consentimientos: entry({
    method: 'POST',
    path: '/historico/consentimientos/buscar',
    kind: 'read',
    access: { permission: HISTORY_CONSENTS_PERMISSION },
    summary: 'Consentimientos y disentimientos de un afiliado. Estado 1 firmado, 2 disentido.',
    body: Schema.Struct({
      ...asked,
      orden: Schema.optionalKey(Schema.Literals(['fecha', '-fecha', 'nombre', '-nombre'])),
    }),
    answer: Schema.Struct(page(ConsentHistoryRow)),
  }),
  medicamentosParciales: entry({
    method: 'POST',
    path: '/historico/medicamentos-parciales/buscar',
    kind: 'read',
    access: { permission: HISTORY_PARTIALS_PERMISSION },
    summary:
      'Medicamentos de un afiliado entregados por partes, con lo que queda pendiente. Estado 1 pendiente, 2 completa.',
    body: Schema.Struct({
      ...asked,
      orden: Schema.optionalKey(Schema.Literals(['fecha', '-fecha', 'nombre', '-nombre', 'limite', '-limite'])),
    }),
    answer: Schema.Struct(page(PartialDeliveryRow)),
  }),
  entregar: entry({
    method: 'POST',
    path: '/historico/medicamentos-parciales/entregar',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: DELIVER_PERMISSION },
    summary: 'Anota una entrega. Nunca se entrega más de lo formulado.',
    body: Schema.Struct({
      linea_id: Id,
      cantidad: Count(100_000),
      observacion: optionalText(500),
      /** What is answered to what is known since it was ordered. */
      comprobaciones: Schema.optionalKey(SentChecks),
    }),
    answer: Schema.Struct({ mensaje: Schema.String, cantidad_pendiente: Schema.Int }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, 'entrega.no_permitida'],
      [409, 'alertas.sin_responder'],
      [503, 'conocimiento.no_disponible'],
    ],
  }),
  reporte: entry({
    method: 'POST',
    path: '/historico/reportes/resumen',
    kind: 'read',
    access: { permission: HISTORY_REPORTS_PERMISSION },
    summary: 'Totales de un periodo: por mes y por clase. Ningún dato de una persona.',
    body: Schema.Struct(historyReport.question),
    answer: Schema.Struct({
      total: Schema.Int,
      /** `Días de incapacidad`, where the report has a second figure; null elsewhere. */
      suma: Schema.NullOr(Bar),
      por_mes: Schema.Array(Bar),
      por_clase: Schema.Array(Bar),
    }),
  }),
  exportar: entry({
    method: 'POST',
    path: '/historico/reportes/exportar',
    kind: 'read',
    access: { permission: HISTORY_REPORTS_PERMISSION },
    summary: 'Una parte del archivo de un periodo.',
    body: Schema.Struct(historyReport.part),
    answer: ReportPart,
  }),
} as const
