/** The codes of medicines: what may be ordered, how each is classified and where it is used. @fuente spec 1 §2, modulos/farmacia.md §9 */
import * as Schema from 'effect/Schema'
import { PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { defineList, oneOf, textOf } from './kit/list.ts'
import { countsOf, hay_mas, pageInQuery, pageOf } from './kit/page.ts'

/** Which of them a chip shows. */
export const CODE_GROUPS = ['control', 'autorizacion', 'desabastecidos', 'retirados'] as const

const access = { permission: 'codigosSumi.codigoSumi' } as const

const Row = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  nombre: Schema.String,
  principio_activo: Schema.String,
  concentracion: Schema.NullOr(Schema.String),
  forma: Schema.NullOr(Schema.String),
  via: Schema.NullOr(Schema.String),
  atc: Schema.String,
  /** Therapeutic subgroup of its ATC; null: the table of subgroups does not have it. */
  subgrupo: Schema.NullOr(Schema.String),
  control: Schema.Boolean,
  autorizacion: Schema.Boolean,
  desabastecido: Schema.Boolean,
  /** False: withdrawn from what is new; what was ordered keeps it. */
  vigente: Schema.Boolean,
})
export type Row = typeof Row.Type

export const codigosSumiCodigoSumiList = defineList({
  filters: { texto: textOf(100), cuales: oneOf(CODE_GROUPS) },
  sorts: { nombre: 'up', codigo: 'up', principio_activo: 'up', atc: 'up' },
  usual: 'nombre',
  row: 'codigo',
  opens: { in: 'abrir', ways: ['ver'] },
})

export const codigosSumiCodigoSumi = {
  lista: entry({
    method: 'GET',
    path: '/codigosSumi/codigoSumi',
    kind: 'read',
    access,
    summary: 'Buscar los códigos propios de medicamentos y sus equivalentes.',
    query: Schema.Struct({ ...codigosSumiCodigoSumiList.fields, ...pageInQuery }),
    answer: pageOf(Row, { hay_mas, cuentas: countsOf(CODE_GROUPS) }),
  }),
  ver: entry({
    method: 'GET',
    path: '/codigosSumi/codigoSumi/:id',
    kind: 'read',
    access,
    summary: 'Un código: cómo se clasifica, qué otras presentaciones tiene y dónde se usa.',
    params: Schema.Struct({ id: PathId }),
    answer: Schema.Struct({
      ...Row.fields,
      unidad_presentacion: Schema.NullOr(Schema.String),
      grupo: Schema.NullOr(Schema.String),
      /** The form as RIPS knows it. */
      codigo_ffm: Schema.NullOr(Schema.String),
      fuente: Schema.String,
      /** Other presentations of the same active ingredients. */
      equivalentes: Schema.Array(
        Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String, vigente: Schema.Boolean }),
      ),
      /** Lines of orders that are alive, and that there were in all. */
      lineas_vivas: Schema.Int,
      lineas: Schema.Int,
    }),
  }),
} as const
