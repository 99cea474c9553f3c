/** The calls of a master, made from its declaration. Every master has the same ones, under `/maestros/<grupo>/<pagina>`. */
import * as Schema from 'effect/Schema'
import { fieldNames, fieldsOf, isFilter, MasterAct, MAX_FIELD, type Master } from '@cauce/domain/kit/master/master'
import { Id, Instant, optionalText, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from '../entry.ts'
import { defineList, type Filter, oneOf, textOf } from './list.ts'
import { countsOf, hay_mas, pageInBody, pageOf } from './page.ts'

const Texts = Schema.Record(Schema.String, Schema.String)

/** A row: the form that it keeps, and in `textos` the words of what its references point to. */
export const MasterRow = Schema.Struct({
  id: Schema.Int,
  version: Schema.Int,
  activo: Schema.Boolean,
  valores: Texts,
  textos: Texts,
})
export type MasterRow = typeof MasterRow.Type

const SavedRow = Schema.Struct({ mensaje: Schema.String, registro: MasterRow })

/** A change of a row. `carga` says from which line of which file it came. */
export const MasterChange = Schema.Struct({
  id: Schema.Int,
  accion: MasterAct,
  quien: Schema.String,
  cuando: Instant,
  /** References in words, the rest as stored. */
  cambios: Schema.Array(Schema.Struct({ campo: Schema.String, antes: Schema.String, despues: Schema.String })),
  carga: Schema.NullOr(Schema.Struct({ id: Schema.Int, archivo: Schema.String, linea: Schema.Int })),
})
export type MasterChange = typeof MasterChange.Type

/** What a row that can be chosen in a reference field is called. */
export const ReferenceOption = Schema.Struct({
  id: Schema.Int,
  codigo: Schema.String,
  /** `Sabaneta, Antioquia`. */
  nombre: Schema.String,
})
export type ReferenceOption = typeof ReferenceOption.Type

export const MASTER_STATES = ['activos', 'inactivos'] as const
const YES_NO = ['si', 'no'] as const

/** By what every master is narrowed. */
const SEARCHED = defineList({ filters: { texto: textOf(100), estado: oneOf(MASTER_STATES) }, sorts: {}, usual: '' })

/** Closed fields of a master: each narrows its list. */
const closedFilters = (of: Master) =>
  Object.fromEntries(
    fieldsOf(of)
      .filter(([, field]) => isFilter(field))
      .map(([name, field]) => [
        name,
        oneOf(field.kind === 'choice' ? field.options.map(({ value }) => value) : YES_NO),
      ]),
  )

/** What narrows a master is text, whatever its fields are called. */
type MasterFilters = Readonly<Record<string, Filter<Schema.ConstraintCodec<string, string>, never>>>

/** The list of a master: its rows are opened beside it. */
export const masterList = (of: Master) => {
  const filters: MasterFilters = { ...closedFilters(of), ...SEARCHED.filters }
  return defineList({
    filters,
    sorts: Object.fromEntries(
      [...fieldNames(of, ({ listed }) => listed), 'activo'].map((name): [string, 'up'] => [name, 'up']),
    ),
    usual: of.order,
    row: 'fila',
    opens: { in: 'abrir', ways: ['nuevo', 'ver'], withoutRow: ['nuevo'], beside: true },
  })
}
export type MasterList = ReturnType<typeof masterList>

const formSchema = (of: Master) =>
  Schema.Struct(Object.fromEntries(fieldNames(of).map((name) => [name, optionalText(MAX_FIELD)])))

const CHANGED = [409, 'maestro.cambio'] as const

/** The calls of the master `of`. Their types are the same for all: a form is texts by the name of their field. */
export const masterCalls = (of: Master) => {
  const path = `/maestros/${of.page}` as const
  const access = { permission: of.permission }
  const params = Schema.Struct({ id: PathId })
  const version = Schema.Struct({ version: Id })
  const valores = formSchema(of)
  const search = {
    ...SEARCHED.fields,
    filtros: Schema.optionalKey(Schema.Struct(defineList({ filters: closedFilters(of), sorts: {}, usual: '' }).fields)),
    orden: Schema.optionalKey(Schema.Literals(masterList(of).orders)),
  }
  return {
    buscar: entry({
      method: 'POST',
      path: `${path}/buscar`,
      access,
      kind: 'read',
      summary: `Busca en ${of.many}: una página, con cuántos hay activos e inactivos.`,
      body: Schema.Struct({
        ...search,
        ...pageInBody,
      }),
      answer: pageOf(MasterRow, {
        /** Of what is searched, whatever `estado` asks; each counts up to one past `MAX_COUNTED`. */
        cuentas: countsOf(MASTER_STATES),
        hay_mas,
      }),
    }),
    ver: entry({
      method: 'GET',
      path: `${path}/:id`,
      access,
      kind: 'read',
      summary: `Abre un registro de ${of.many}: sus datos, su historia y quién lo usa.`,
      params,
      answer: Schema.Struct({
        registro: MasterRow,
        /** The newest first, fifty at most. */
        historia: Schema.Array(MasterChange),
        historia_total: Schema.Int,
        usos: Schema.Array(Schema.Struct({ que: Schema.String, cuantos: Schema.Int, hay_mas: Schema.Boolean })),
        /** Why it is not deleted; null: nothing uses it. */
        por_que_no_se_elimina: Schema.NullOr(Schema.String),
      }),
    }),
    crear: entry({
      method: 'POST',
      path,
      access,
      kind: 'write',
      repeat: 'idempotent',
      summary: `Crea un registro de ${of.many}. Nace activo.`,
      body: Schema.Struct({ valores }),
      answer: SavedRow,
    }),
    editar: entry({
      method: 'PUT',
      path: `${path}/:id`,
      access,
      kind: 'write',
      repeat: 'idempotent',
      summary: `Cambia un registro de ${of.many}. Si otra persona lo cambió antes, dice qué quedó y de quién es.`,
      params,
      body: Schema.Struct({ version: Id, valores }),
      answer: SavedRow,
      failures: [CHANGED],
    }),
    activar: entry({
      method: 'POST',
      path: `${path}/:id/activar`,
      access,
      kind: 'write',
      repeat: 'idempotent',
      summary: `Vuelve a dejar activo un registro de ${of.many}.`,
      params,
      body: version,
      answer: SavedRow,
      failures: [CHANGED],
    }),
    inactivar: entry({
      method: 'POST',
      path: `${path}/:id/inactivar`,
      access,
      kind: 'write',
      repeat: 'idempotent',
      summary: `Inactiva un registro de ${of.many}: lo quita de lo nuevo y deja lo hecho.`,
      params,
      body: version,
      answer: SavedRow,
      failures: [CHANGED],
    }),
    eliminar: entry({
      method: 'POST',
      path: `${path}/:id/eliminar`,
      access,
      kind: 'write',
      repeat: 'idempotent',
      summary: `Elimina un registro de ${of.many}, solo si nada lo usa.`,
      params,
      body: version,
      answer: Schema.Struct({ mensaje: Schema.String }),
      failures: [CHANGED, [409, 'maestro.en_uso']],
    }),
    referencias: entry({
      method: 'POST',
      path: `${path}/referencias`,
      access,
      kind: 'read',
      summary: 'Lo que se puede elegir en un campo que apunta a otra tabla, por su código o su nombre.',
      body: Schema.Struct({
        campo: requiredText(60),
        texto: optionalText(100),
      }),
      answer: Schema.Struct({ data: Schema.Array(ReferenceOption), hay_mas: Schema.Boolean }),
    }),
    plantilla: entry({
      method: 'GET',
      path: `${path}/plantilla`,
      access,
      kind: 'read',
      summary: 'Archivo CSV con las columnas de una carga.',
      answer: 'binary',
    }),
    exportar: entry({
      method: 'POST',
      path: `${path}/exportar`,
      access,
      kind: 'read',
      summary: 'Todo lo que se busca como archivo CSV, por partes. Cada parte queda en la auditoría.',
      body: Schema.Struct({
        ...search,
        /** The last row of the part before. */
        antes: Schema.optionalKey(Id),
      }),
      failures: [[409, 'maestro.fila_eliminada']],
      answer: Schema.Struct({
        csv: Schema.String,
        filas: Schema.Int,
        /** The last row of this part, for `antes` of the next; null when this was the last. */
        siguiente: Schema.NullOr(Schema.Int),
      }),
    }),
  } as const
}
export type MasterCalls = ReturnType<typeof masterCalls>
