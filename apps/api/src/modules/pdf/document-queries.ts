/** Documents that were made: kept, replaced by a newer print, annulled, found again. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { seesAll } from '../consultas/access.ts'

/** Kinds of document, with the name that people read. */
export const DOCUMENT_NAMES = {
  servicio: 'Orden de procedimientos',
  medicamento: 'Orden de medicamentos',
  codigo_propio: 'Orden de servicios',
  esquema: 'Orden de esquema oncológico',
  recomendaciones: 'Recomendaciones para el paciente',
  consentimiento: 'Consentimiento informado',
  consentimiento_impreso: 'Consentimiento informado para firmar a mano',
  incapacidad: 'Certificado de incapacidad',
  historia: 'Historia clínica',
  historia_completa: 'Historia clínica completa',
  anexo_referencia: 'Anexo técnico de una remisión',
  relevo_referencia: 'Hoja de relevo de una remisión',
  carta: 'Carta',
} as const
export type DocumentKind = keyof typeof DOCUMENT_NAMES

/** `vigente`: the last print. `reemplazado`: there is a newer one. `anulado`: what it orders was annulled. */
type DocumentState = 'vigente' | 'reemplazado' | 'anulado'

/** The line that the document is of, by its kind; none: it is of the whole order. */
export interface DocumentLine {
  readonly orden_procedimientos_id: number | null
  readonly orden_articulos_id?: number | null
  readonly orden_codigo_propio_id?: number | null
}

/** Of an order or of one of its lines, of a sick leave, of a consultation, of a referral, of a letter; of none of them: of the affiliate. */
export interface DocumentScope extends DocumentLine {
  readonly clase: DocumentKind
  readonly afiliado_id: number
  readonly orden_id: number | null
  readonly incapacidad_id?: number
  readonly consulta_id?: number
  readonly referencia_id?: number
  readonly carta_id?: number
}

const isOfLine = (line: DocumentLine) =>
  sql<boolean>`(orden_procedimientos_id, orden_articulos_id, orden_codigo_propio_id) is not distinct from (
    ${line.orden_procedimientos_id}::int, ${line.orden_articulos_id ?? null}::int, ${line.orden_codigo_propio_id ?? null}::int)`

export interface NewDocument extends DocumentScope {
  readonly codigo: string
  readonly titulo: string
  /** Fingerprint of what the document says. */
  readonly sha256: string
  readonly archivo: string
  readonly tamano: number
  readonly nombre: string
  readonly user_id: number
  readonly created_at: Date
}

/** Keeps the document; answers its id. */
export const insertDocument = async (trx: Transaction<DB>, row: NewDocument): Promise<number> => {
  const { id } = await trx.insertInto('documentos').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** SQL condition over `documentos`: it is of that order, leave, consultation, referral, letter or affiliate. */
const isOfSubject = (subject: Omit<DocumentScope, 'clase'>) => {
  const { orden_id, incapacidad_id, consulta_id, referencia_id, carta_id, afiliado_id } = subject
  if (orden_id !== null) return sql<boolean>`orden_id = ${orden_id}::int`
  if (incapacidad_id !== undefined) return sql<boolean>`incapacidad_id = ${incapacidad_id}::int`
  if (consulta_id !== undefined) return sql<boolean>`consulta_id = ${consulta_id}::int`
  if (referencia_id !== undefined) return sql<boolean>`referencia_id = ${referencia_id}::int`
  if (carta_id !== undefined) return sql<boolean>`carta_id = ${carta_id}::int`
  return sql<boolean>`afiliado_id = ${afiliado_id}::int`
}

/** The document of this scope that is in force, if any. */
export const currentDocument = (db: Kysely<DB>, scope: DocumentScope) =>
  db
    .selectFrom('documentos')
    .select(['id', 'codigo', 'sha256', 'archivo', 'nombre'])
    .where(isOfSubject(scope))
    .where('clase', '=', scope.clase)
    .where('estado', '=', 'vigente')
    .where(isOfLine(scope))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One at a time makes documents of an order, of a leave, of a record; ends with the transaction. */
export const lockSubject = async (trx: Transaction<DB>, scope: DocumentScope): Promise<void> => {
  const { orden_id, incapacidad_id, consulta_id, referencia_id, carta_id, afiliado_id } = scope
  const lock = (
    table: 'ordenes' | 'incapacidades' | 'consultas' | 'referencias' | 'cartas' | 'afiliados',
    id: number,
  ) => trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (orden_id !== null) await lock('ordenes', orden_id)
  else if (incapacidad_id !== undefined) await lock('incapacidades', incapacidad_id)
  else if (consulta_id !== undefined) await lock('consultas', consulta_id)
  else if (referencia_id !== undefined) await lock('referencias', referencia_id)
  else if (carta_id !== undefined) await lock('cartas', carta_id)
  else await lock('afiliados', afiliado_id)
}

const setState = (trx: Transaction<DB>, orderId: number, estado: DocumentState) =>
  trx.updateTable('documentos').set({ estado }).where('orden_id', '=', orderId).where('estado', '=', 'vigente')

/** The prints of this scope are no longer the last ones. */
export const replaceDocuments = async (trx: Transaction<DB>, scope: DocumentScope): Promise<void> => {
  await trx
    .updateTable('documentos')
    .set({ estado: 'reemplazado' satisfies DocumentState })
    .where(isOfSubject(scope))
    .where('clase', '=', scope.clase)
    .where('estado', '=', 'vigente')
    .where(isOfLine(scope))
    .execute()
}

/** A line of an order. `columna`: by which the documents name it; null: they are only of whole orders of its kind. */
export interface LineOfOrder {
  readonly orden_id: number
  readonly documento: DocumentKind
  readonly columna: keyof DocumentLine | null
  readonly linea_id: number
}

/** What the printed order says about the line changed: its prints and those of the whole order are no longer the last. */
export const replaceOrderDocuments = async (trx: Transaction<DB>, line: LineOfOrder): Promise<void> => {
  await setState(trx, line.orden_id, 'reemplazado')
    .where('clase', '=', line.documento)
    .where((eb) =>
      line.columna === null
        ? eb.lit(true)
        : eb.or([eb(line.columna, 'is', null), eb(line.columna, '=', line.linea_id)]),
    )
    .execute()
}

/** The line was annulled: so are all its documents. Prints of the whole order are replaced. */
export const annulLineDocuments = async (trx: Transaction<DB>, line: LineOfOrder): Promise<void> => {
  if (line.columna !== null) {
    await setState(trx, line.orden_id, 'anulado').where(line.columna, '=', line.linea_id).execute()
  }
  await replaceOrderDocuments(trx, line)
}

/**
 * The document of a file key, if the person may open it: an affiliate their own; an operator those of their consultations,
 * those they made, or all of them with the permission. The papers of a referral are of the staff who reach it, and a letter of whom its
 * declaration says, which the caller asks.
 */
export const reachableDocument = (db: Kysely<DB>, { user }: UserCtx, archivo: string, isOperator: boolean) =>
  db
    .selectFrom('documentos as d')
    .leftJoin('ordenes as o', 'o.id', 'd.orden_id')
    .leftJoin('incapacidades as i', 'i.id', 'd.incapacidad_id')
    .leftJoin('consultas as c', (join) =>
      join.on(sql<boolean>`c.id = coalesce(o.consulta_id, i.consulta_id, d.consulta_id)`),
    )
    .select([
      'd.id',
      'd.clase',
      'd.nombre',
      'd.archivo',
      'd.estado',
      'd.codigo',
      'd.afiliado_id',
      'd.orden_id',
      'd.orden_procedimientos_id',
      'd.orden_articulos_id',
      'd.orden_codigo_propio_id',
      'd.incapacidad_id',
      'd.consulta_id',
      'd.referencia_id',
      'd.carta_id',
    ])
    .where('d.archivo', '=', archivo)
    .where((eb) =>
      isOperator
        ? eb.or([
            eb('d.user_id', '=', user.id),
            eb('c.medico_user_id', '=', user.id),
            sql<boolean>`${seesAll(user)}::boolean`,
            eb('d.referencia_id', 'is not', null),
            eb('d.carta_id', 'is not', null),
          ])
        : eb.and([eb('d.afiliado_id', '=', user.afiliado_id ?? 0), eb('d.referencia_id', 'is', null)]),
    )
    .executeTakeFirst()

const lastDayOf = (table: string, column: keyof DocumentLine) =>
  sql`(select max(l.fecha_vencimiento) from ${sql.table(table)} l
    where l.orden_id = d.orden_id and (${sql.ref(`d.${column}`)} is null or l.id = ${sql.ref(`d.${column}`)}))`

/** An order is of one kind: the others have no lines of it. */
const lastDay = sql<string | null>`greatest(${lastDayOf('orden_procedimientos', 'orden_procedimientos_id')},
  ${lastDayOf('orden_articulos', 'orden_articulos_id')}, ${lastDayOf('orden_codigos_propios', 'orden_codigo_propio_id')})`

/** What anybody may know of a document: nothing clinical. `vence` is the last day of the order it prints; `incapacidad_estado_id`, what became of the leave it certifies; `anulada_at` and `carta_vence` are of the letter. */
export const publicDocument = (db: Kysely<DB>, codigo: string) =>
  db
    .selectFrom('documentos as d')
    .leftJoin('afiliados as a', 'a.id', 'd.afiliado_id')
    .leftJoin('entidades as e', 'e.id', 'a.entidad_id')
    .leftJoin('incapacidades as i', 'i.id', 'd.incapacidad_id')
    .leftJoin('cartas as k', 'k.id', 'd.carta_id')
    .select([
      'd.titulo',
      'd.clase',
      'd.created_at',
      'd.estado',
      'e.nombre as emisor',
      'i.estado_id as incapacidad_estado_id',
      lastDay.as('vence'),
      'k.id as carta_id',
      'k.clase as carta',
      'k.vence as carta_vence',
      'k.anulada_at',
    ])
    .where('d.codigo', '=', codigo)
    .executeTakeFirst()
