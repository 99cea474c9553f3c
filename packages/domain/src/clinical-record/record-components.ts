/**
 * The record cut into the components in which it is typed, drafted and sent: model → component → fields. Two devices that write in
 * different fields never stand in each other's way.
 * @fuente spec 1 §7, «component data grouped by model»
 */
import * as Schema from 'effect/Schema'
import { Instant } from '../calendar/calendar-date.ts'
import { EMPTY_RECORD, ClinicalRecord, RecordMeasures, RecordRisk } from './record.ts'

/** Model of the record of a consultation. */
export const RECORD_MODEL = 'historia'
/** Route of the screen on which it is typed. */
export const RECORD_ROUTE = '/panelMedico/atencion'

const {
  motivo,
  enfermedad_actual,
  antecedentes,
  revision_sistemas,
  examen_fisico,
  diagnosticos,
  plan,
  recomendaciones,
} = ClinicalRecord.fields

/** Fields of each component, in the order of the screen. */
export const RecordComponents = Schema.Struct({
  anamnesis: Schema.Struct({ motivo, enfermedad_actual }),
  antecedentes: Schema.Struct({ antecedentes, revision_sistemas }),
  examen: Schema.Struct({ examen_fisico }),
  medidas: RecordMeasures,
  riesgo: RecordRisk,
  diagnosticos: Schema.Struct({ diagnosticos }),
  plan: Schema.Struct({ plan, recomendaciones }),
})
export type RecordComponents = typeof RecordComponents.Type
export type RecordComponent = keyof RecordComponents

export const RECORD_COMPONENTS = [
  'anamnesis',
  'antecedentes',
  'examen',
  'medidas',
  'riesgo',
  'diagnosticos',
  'plan',
] as const satisfies readonly RecordComponent[]

/** The record as its components. */
export const toComponents = (record: ClinicalRecord): RecordComponents => ({
  anamnesis: { motivo: record.motivo, enfermedad_actual: record.enfermedad_actual },
  antecedentes: { antecedentes: record.antecedentes, revision_sistemas: record.revision_sistemas },
  examen: { examen_fisico: record.examen_fisico },
  medidas: record.medidas,
  riesgo: record.riesgo,
  diagnosticos: { diagnosticos: record.diagnosticos },
  plan: { plan: record.plan, recomendaciones: record.recomendaciones },
})

/** The record that components make. */
export const fromComponents = (components: RecordComponents): ClinicalRecord => ({
  ...components.anamnesis,
  ...components.antecedentes,
  ...components.examen,
  ...components.diagnosticos,
  ...components.plan,
  medidas: components.medidas,
  riesgo: components.riesgo,
})

export const EMPTY_COMPONENTS: RecordComponents = toComponents(EMPTY_RECORD)

/** What is kept of a component while it is typed. */
export const RecordDraft = Schema.Struct({
  modelo: Schema.Literal(RECORD_MODEL),
  ruta: Schema.String,
  componente: Schema.Literals(RECORD_COMPONENTS),
  /** Grows by one with every save on the server. */
  version: Schema.Int,
  /** Fields of the component; checked against {@link RecordComponents} before it is kept. */
  datos: Schema.Record(Schema.String, Schema.Unknown),
  /** Which device wrote it last, in words: `Chrome en Windows`. */
  equipo: Schema.NullOr(Schema.String),
  updated_at: Instant,
})
export type RecordDraft = typeof RecordDraft.Type
