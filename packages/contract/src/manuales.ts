/**
 * The living documentation, as data: what the product does (features with their last result), the rules, the machines, the calls and the
 * written pages. It is generated from the repository; the site and the page `desarrollo/manuales` show the same.
 */
import * as Schema from 'effect/Schema'
import { entry } from './entry.ts'

export const READ_MANUAL = 'desarrollo.manuales'
const reader = { permission: READ_MANUAL } as const

const Texts = Schema.Array(Schema.String)

/** How a scenario ended the last time that it ran; null: it has not run since it changed. */
const Result = Schema.NullOr(Schema.Literals(['paso', 'fallo']))

const Step = Schema.Struct({
  /** «Dado», «Cuando», «Entonces», «Y»… as written. */
  palabra: Schema.String,
  texto: Schema.String,
  tabla: Schema.NullOr(Schema.Array(Texts)),
  parrafo: Schema.NullOr(Schema.String),
})

const Scenario = Schema.Struct({
  /** Unique in the manual: file and line. */
  id: Schema.String,
  nombre: Schema.String,
  etiquetas: Texts,
  /** Name of the `Regla:` around it, where there is one. */
  regla: Schema.NullOr(Schema.String),
  pasos: Schema.Array(Step),
  /** Rows of the examples, headings first; empty where it has none. */
  ejemplos: Schema.Array(Texts),
  resultado: Result,
  /** How each row of the examples ended, in their order; absent without examples. */
  filas: Schema.optionalKey(Schema.Array(Result)),
  /** The last time that it ran whole: when (in words), with which version, and whether the code is the same today. */
  corrida: Schema.optionalKey(
    Schema.Struct({ cuando: Schema.String, version: Schema.String, vigente: Schema.Boolean }),
  ),
})

const Feature = Schema.Struct({
  /** Path of the file from the root. */
  id: Schema.String,
  /** Name of its folder. */
  modulo: Schema.String,
  nombre: Schema.String,
  descripcion: Schema.String,
  etiquetas: Texts,
  antecedentes: Schema.Array(Step),
  escenarios: Schema.Array(Scenario),
})

const Rule = Schema.Struct({
  /** Module and file: `sick-leave/prorroga`; more than one rule of a file: `sick-leave/prorroga#prorrogaWarnings`. */
  id: Schema.String,
  funcion: Schema.String,
  /** Sentence for people. */
  regla: Schema.String,
  fuente: Schema.String,
  mensajes: Texts,
  /** Ids of the rules on which it rests. */
  nombra: Texts,
  archivo: Schema.String,
  propiedades: Schema.Array(Schema.Struct({ archivo: Schema.String, titulos: Texts })),
  /** Ids of the features that name it. */
  caracteristicas: Texts,
})

const Machine = Schema.Struct({
  id: Schema.String,
  titulo: Schema.String,
  descripcion: Schema.String,
  archivo: Schema.String,
  /** Drawing, as SVG text. */
  svg: Schema.String,
  estados: Schema.Array(Schema.Struct({ id: Schema.String, titulo: Schema.String })),
  transiciones: Schema.Array(
    Schema.Struct({
      de: Schema.String,
      a: Schema.String,
      evento: Schema.String,
      condicion: Schema.NullOr(Schema.String),
    }),
  ),
})

const Call = Schema.Struct({
  /** Module and name: `chat.crear`. */
  id: Schema.String,
  modulo: Schema.String,
  metodo: Schema.String,
  ruta: Schema.String,
  resumen: Schema.String,
  permiso: Schema.String,
  /** Names and kinds of what it takes and answers, as JSON Schema text. */
  entra: Schema.String,
  sale: Schema.String,
  fallas: Texts,
})

const Page = Schema.Struct({
  id: Schema.String,
  grupo: Schema.Literals(['guia', 'glosario', 'decision']),
  /** What is written for those who go on with the code is in English. */
  idioma: Schema.Literals(['es', 'en']),
  titulo: Schema.String,
  html: Schema.String,
})

export type ManualFeature = typeof Feature.Type
export type ManualScenario = typeof Scenario.Type
export type ManualStep = typeof Step.Type
export type ManualRule = typeof Rule.Type
export type ManualMachine = typeof Machine.Type
export type ManualCall = typeof Call.Type
export type ManualPage = typeof Page.Type

const section = <Row extends Schema.ConstraintCodec<unknown, unknown>>(path: `/${string}`, summary: string, row: Row) =>
  entry({
    method: 'GET',
    path,
    kind: 'read',
    access: reader,
    summary,
    answer: Schema.Struct({ data: Schema.Array(row) }),
    failures: [[404, 'manual_sin_generar']],
  })

export const manuales = {
  caracteristicas: section(
    '/manuales/caracteristicas',
    'Características del producto, con su último resultado.',
    Feature,
  ),
  reglas: section('/manuales/reglas', 'Reglas, con su fuente, sus mensajes y sus pruebas.', Rule),
  maquinas: section('/manuales/maquinas', 'Diagramas de los flujos y de los ciclos de vida.', Machine),
  llamadas: section('/manuales/llamadas', 'Llamadas de la API.', Call),
  paginas: section('/manuales/paginas', 'Guías, glosario y decisiones.', Page),
}
