/** Results of the laboratory: typed, corrected by another, and read with their trend and with what is still awaited. */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { ANALYTE_CODES } from '@cauce/domain/laboratory/analytes'
import { RESULT_CLASSES } from '@cauce/domain/laboratory/result-class'
import { MAX_LABORATORY, MAX_RESULT_REASON, MAX_RESULT_TEXT } from '@cauce/domain/laboratory/result-entry'
import { Measures } from '@cauce/domain/consultation/consultation'
import { Id, Instant, PathId, optionalText } from '@cauce/domain/text/field'
import { RECORD_ANTECEDENTS_PERMISSION } from './antecedentes.ts'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: RECORD_ANTECEDENTS_PERMISSION } as const
const Limit = Schema.NullOr(Schema.Finite)

/** A result that counts. */
export const ResultRow = Schema.Struct({
  /** Null: it was written with a state of the kidneys, and is corrected there. */
  id: Schema.NullOr(Schema.Int),
  analito: Schema.NullOr(Schema.Literals(ANALYTE_CODES)),
  valor: Limit,
  texto: Schema.NullOr(Schema.String),
  /** That of the laboratory, else the usual one. */
  referencia_min: Limit,
  referencia_max: Limit,
  clase: Schema.NullOr(Schema.Literals(RESULT_CLASSES)),
  fecha: CalendarDate,
  origen: Schema.Literals(['digitado', 'cargado', 'externo', 'antecedentes']),
  laboratorio: Schema.NullOr(Schema.String),
  /** Procedure whose order it answers; null: none. */
  procedimiento: Schema.NullOr(Schema.String),
  por: Schema.String,
  registrado: Instant,
  /** What it took the place of, and why. */
  correccion: Schema.NullOr(Schema.Struct({ valor: Limit, motivo: Schema.String })),
})
export type ResultRow = typeof ResultRow.Type

const PendingLine = Schema.Struct({
  linea_id: Schema.Int,
  orden_id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  fecha: CalendarDate,
  fecha_vencimiento: CalendarDate,
  estado_id: Schema.Int,
})
export type PendingLine = typeof PendingLine.Type

export const Results = Schema.Struct({
  afiliado_id: Schema.Int,
  /** The newest first, at most 200. */
  resultados: Schema.Array(ResultRow),
  /** Orders of the laboratory that wait for theirs, the oldest first. */
  pendientes: Schema.Array(PendingLine),
  /** What was measured in the consultations, the newest first, at most 60. */
  medidas: Schema.Array(Measures),
})
export type Results = typeof Results.Type

const KEY = [409, 'idempotencia.otro_cuerpo'] as const

export const resultados = {
  leer: entry({
    method: 'GET',
    path: '/resultados/consulta/:consulta',
    kind: 'read',
    access: { permission: ORDERING_PERMISSION },
    summary:
      'Resultados de laboratorio del paciente de una consulta, lo que se espera de ellos y sus medidas de antes.',
    params: Schema.Struct({ consulta: PathId }),
    answer: Results,
  }),
  anotar: entry({
    method: 'POST',
    path: '/resultados/anotar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Anota resultados de laboratorio con su fecha. Responden la orden que los esperaba.',
    body: Schema.Struct({
      consulta_id: Id,
      fecha: CalendarDate,
      origen: Schema.Literals(['digitado', 'externo']),
      laboratorio: Schema.optionalKey(Schema.NullOr(optionalText(MAX_LABORATORY))),
      /** The order that it answers; left out, the one that waits for each of them. */
      linea_id: Schema.optionalKey(Schema.NullOr(Id)),
      valores: Schema.Array(
        Schema.Struct({
          analito: Schema.Literals(ANALYTE_CODES),
          valor: Schema.Finite,
          referencia_min: Schema.optionalKey(Limit),
          referencia_max: Schema.optionalKey(Limit),
        }),
      ).check(Schema.isMaxLength(ANALYTE_CODES.length, { message: 'Son demasiados exámenes' })),
      texto: Schema.optionalKey(Schema.NullOr(optionalText(MAX_RESULT_TEXT))),
      /** Critical values were read again. */
      confirmado: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct({ ids: Schema.Array(Schema.Int), respondidas: Schema.Int, mensaje: Schema.String }),
    failures: [KEY, [409, 'resultado.por_confirmar']],
  }),
  corregir: entry({
    method: 'POST',
    path: '/resultados/corregir',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Corrige un resultado con otro, o lo retira si no era de este paciente, con su motivo. El de antes queda.',
    body: Schema.Struct({
      consulta_id: Id,
      id: Id,
      /** Null: it is withdrawn. */
      valor: Limit,
      texto: Schema.optionalKey(Schema.NullOr(optionalText(MAX_RESULT_TEXT))),
      motivo: optionalText(MAX_RESULT_REASON),
      confirmado: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
    failures: [KEY, [409, 'resultado.por_confirmar'], [409, 'resultado.corregido']],
  }),
} as const
