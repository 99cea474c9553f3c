/** Consent texts, what a consent is about, and the consents themselves. */
import type { Kysely, Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import { cleanDocument } from '@cauce/domain/users/document-number'
import type { LineConsentState } from '@cauce/domain/procedure/active-line'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/access.ts'

/** The text in force on a day: the highest version that has started. */
export const textInForce = (db: Kysely<DB>, cupId: number, today: CalendarDate) =>
  db
    .selectFrom('consentimientos_textos as t')
    .innerJoin('cups as p', 'p.id', 't.cup_id')
    .select([
      't.id',
      't.cup_id',
      'p.codigo as cup_codigo',
      'p.nombre as cup_nombre',
      'p.requiere_consentimiento',
      't.descripcion',
      't.beneficios',
      't.riesgos',
      't.alternativas',
      't.riesgo_no_aceptar',
      't.informacion',
      't.recomendaciones',
      't.version',
      't.vigente_desde',
      't.riesgo',
    ])
    .where('t.cup_id', '=', cupId)
    .where('t.vigente_desde', '<=', today)
    .orderBy('t.version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const procedureExists = async (db: Kysely<DB>, cupId: number): Promise<boolean> =>
  (await db.selectFrom('cups').select('id').where('id', '=', cupId).executeTakeFirst()) !== undefined

/** The lines of an order that ask for consent, with whose order it is. */
export const consentLines = (db: Kysely<DB>, ctx: UserCtx, orderId: number) =>
  db
    .selectFrom('ordenes as o')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .leftJoin('orden_procedimientos as l', (join) =>
      join.onRef('l.orden_id', '=', 'o.id').on('l.requiere_consentimiento', '=', true),
    )
    .select([
      'o.id as orden_id',
      'o.afiliado_id',
      'l.id as linea_id',
      'l.cup_id',
      'l.estado_id',
      'l.consentimiento',
      isReachable(ctx).as('accesible'),
      isWritable(ctx).as('escribe'),
    ])
    .where('o.id', '=', orderId)
    .orderBy('l.id')
    .execute()

/** The document of the professional behind a user; null where there is none. */
export const documentOfUser = async (db: Kysely<DB>, userId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select('o.numero_documento')
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return row?.numero_documento ?? null
}

/** State of the line's consent, locked until the transaction ends. */
export const lockConsentState = (trx: Transaction<DB>, lineId: number) =>
  trx
    .selectFrom('orden_procedimientos')
    .select(['consentimiento', 'estado_id'])
    .where('id', '=', lineId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setConsentState = (db: Kysely<DB>, lineId: number, consentimiento: LineConsentState) =>
  db.updateTable('orden_procedimientos').set({ consentimiento }).where('id', '=', lineId).execute()

export interface NewConsent {
  readonly form: ConsentSubmission
  readonly orden_procedimientos_id: number
  readonly cup_id: number
  readonly texto_id: number
  readonly version: number
  readonly huella: string
  readonly estado: 'firmado' | 'disentido'
  readonly firma: Buffer
  readonly user_id: number
  readonly ip: string
  readonly agente: string | null
  readonly documento_id: number
  readonly entregado_at: Date | null
  readonly firmado_at: Date | null
  readonly sesion_id: number
  readonly created_at: Date
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null

/** The signed consent. The database refuses a second one for the line (23505). */
export const insertConsent = (trx: Transaction<DB>, { form, ...row }: NewConsent) =>
  trx
    .insertInto('consentimientos')
    .values({
      ...row,
      orden_id: form.id,
      aceptacion_consentimiento: form.aceptacion_consentimiento,
      firmante: form.firmante,
      tipo_documento_representante: form.tipo_documento_representante ?? null,
      numero_documento_representante: orNull(cleanDocument(form.numero_documento_representante ?? '')),
      nombre_representante: orNull(form.nombre_representante),
      parentesco: orNull(form.parentesco),
      asentimiento: form.asentimiento ?? null,
      declaracion_a: form.declaracion_a,
      declaracion_b: form.declaracion_b,
      declaracion_c: form.declaracion_c,
      nombre_profesional: orNull(form.nombre_profesional),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The line of an order whose consent was signed, whatever became of the line since. */
export const signedLine = (db: Kysely<DB>, orderId: number, cupId: number) =>
  db
    .selectFrom('consentimientos as k')
    .innerJoin('ordenes as o', 'o.id', 'k.orden_id')
    .select(['k.orden_procedimientos_id as linea_id', 'k.orden_id', 'o.afiliado_id'])
    .where('k.orden_id', '=', orderId)
    .where('k.cup_id', '=', cupId)
    .orderBy('k.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The consent of a line, the text that was signed and its document, if it has one. */
export const consentOfLine = (db: Kysely<DB>, lineId: number) =>
  db
    .selectFrom('consentimientos as k')
    .innerJoin('consentimientos_textos as t', 't.id', 'k.texto_id')
    .innerJoin('cups as p', 'p.id', 'k.cup_id')
    .leftJoin('documentos as d', 'd.id', 'k.documento_id')
    .selectAll('k')
    .select([
      'p.codigo as cup_codigo',
      'p.nombre as cup_nombre',
      't.descripcion',
      't.beneficios',
      't.riesgos',
      't.alternativas',
      't.riesgo_no_aceptar',
      't.informacion',
      't.recomendaciones',
      't.vigente_desde',
      't.riesgo',
      'd.codigo as d_codigo',
      'd.archivo as d_archivo',
      'd.nombre as d_nombre',
    ])
    .where('k.orden_procedimientos_id', '=', lineId)
    .executeTakeFirst()

/** The consent gets its document, unless somebody gave it one meanwhile. */
export const linkConsentDocument = (trx: Transaction<DB>, consentId: number, documentId: number) =>
  trx
    .updateTable('consentimientos')
    .set({ documento_id: documentId })
    .where('id', '=', consentId)
    .where('documento_id', 'is', null)
    .execute()
