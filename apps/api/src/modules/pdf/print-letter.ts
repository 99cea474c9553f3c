/** A letter that was issued, on paper: as it said then, marked where it was annulled. */
import { bogotaDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { readableLetter, type IssuedLetter } from '../../kit/letter/read.ts'
import type { LetterDocument, Professional } from '../../pdf/model.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { bandModel, professionalOf } from './base-model.ts'
import type { DocumentScope } from './document-queries.ts'
import { keepDocument, type KeptDocument } from './keep-document.ts'
import { SIGNER_COLUMNS } from './print-columns.ts'

const ANNULLED = 'ANULADA'

const signerOf = async (ctx: UserCtx, id: number): Promise<Professional> => {
  const row = await ctx.db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .select(SIGNER_COLUMNS)
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
  return professionalOf(row)
}

/** The letter as it was issued. */
export const letterDocument = async (ctx: UserCtx, { row, letter, content }: IssuedLetter): Promise<LetterDocument> => {
  const affiliate = await affiliateById(ctx.db, row.afiliado_id, bogotaDate(row.created_at.getTime()))
  if (!affiliate) throw notFound()
  const ids = [row.firma_user_id, row.segunda_firma_user_id].filter((id) => id !== null)
  return {
    ...(await bandModel(ctx, affiliate, letter.clinical)),
    clase: 'carta',
    titulo: content.titulo,
    numero: row.numero,
    fecha: formatDateTime(row.created_at.getTime()),
    prestador: null,
    anulada: row.anulada_at === null ? null : ANNULLED,
    contenido: content,
    firmantes: await Promise.all(ids.map((id) => signerOf(ctx, id))),
  }
}

interface PrintedLetter {
  readonly scope: DocumentScope
  readonly document: KeptDocument
  readonly numero: string
  readonly titulo: string
}

/** Fails with 404 where there is none that the person may read. */
export const printLetter = async (ctx: UserCtx, id: number): Promise<PrintedLetter> => {
  const issued = await readableLetter(ctx.db, ctx.user, id)
  if (issued === null) throw notFound()
  const { afiliado_id, numero } = issued.row
  const scope = { clase: 'carta', afiliado_id, orden_id: null, orden_procedimientos_id: null, carta_id: id } as const
  const document = await keepDocument(ctx, scope, await letterDocument(ctx, issued))
  return { scope, document, numero, titulo: issued.content.titulo }
}
