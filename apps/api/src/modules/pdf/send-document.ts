/** A document leaves by mail: where it may, as often as it may, once, and the patient is told. */
import { sql, type Transaction } from 'kysely'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { checkReason, destinationOf, maskedAddress } from '@cauce/domain/mail/destination'
import type { PdfRequest } from '@cauce/contract/pdf'
import { audit } from '../../audit/audit.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { mailedLetter } from '../../kit/letter/deliver.ts'
import { queueMail } from '../../mail/mailer.ts'
import { activeEntries } from '../correos/queries.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { DOCUMENT_NAMES, type DocumentScope } from './document-queries.ts'
import { documentSubject, type KeptDocument } from './keep-document.ts'
import { takeQuota } from './mail-quota.ts'

/** Everything of a consultation is only printed. */
type MailedRequest = Exclude<PdfRequest, { tipo: 'consulta' }>

export interface MailedDocument {
  readonly scope: DocumentScope
  readonly document: KeptDocument
  /** How the mail says what the document is of: `de la orden n.º 40 218`. */
  readonly of: string
  readonly number: string
  /** Of a letter, its own; left out, that of its kind. */
  readonly titulo?: string
}

const titleOf = ({ scope, titulo }: MailedDocument): string => titulo ?? DOCUMENT_NAMES[scope.clase]

/** Addresses of the affiliate, the first to which they are told: their record's, and that of their account. */
const addressesOf = async (trx: Transaction<DB>, afiliadoId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ correo: string }>`
    select correo from (
      select 1 as n, correo1 as correo from afiliados where id = ${afiliadoId}::int
      union all select 2, correo2 from afiliados where id = ${afiliadoId}::int
      union all select 3, email from users where afiliado_id = ${afiliadoId}::int and activo
    ) suyos where coalesce(trim(correo), '') <> '' order by n`.execute(trx)
  return rows.map(({ correo }) => correo)
}

const senderName = async (trx: Transaction<DB>, userId: number): Promise<string> => {
  const row = await trx
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(personName.as('nombre'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.nombre
}

interface Told {
  readonly name: string
  readonly para: string
  readonly own: readonly string[]
}

/** Says to the patient that something of theirs went elsewhere, and nothing of what it says. */
const tellPatient = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { name, para, own }: Told,
): Promise<'avisado' | 'sin_correo'> => {
  const [patient] = own
  if (patient === undefined) return 'sin_correo'
  await queueMail(trx, {
    para: patient,
    asunto: 'Se envió un documento suyo por correo',
    texto: [
      'Buen día:',
      '',
      `El ${formatDateTime(ctx.now().getTime())} ${await senderName(trx, ctx.user.id)} envió por correo un documento suyo, "${name}", a ${maskedAddress(para)}.`,
      'Si no lo esperaba, comuníquese con la institución que lo atiende.',
      '',
      'Este mensaje es automático; por favor no lo responda.',
    ].join('\n'),
  })
  return 'avisado'
}

const mailOf = (ctx: UserCtx, made: MailedDocument, para: string) => ({
  para,
  asunto: `${titleOf(made)} · ${made.number}`,
  texto: [
    'Buen día:',
    '',
    `Adjuntamos el documento "${titleOf(made)}" ${made.of}.`,
    `Puede comprobar que es auténtico en ${ctx.config.publicUrl}/verificar/${made.document.codigo}`,
    '',
    'Este mensaje es automático; por favor no lo responda.',
  ].join('\n'),
  adjuntos: [{ nombre: made.document.nombre, archivo: made.document.archivo }],
})

/**
 * Queues the mail with the document, once for each key. Fails with 422 `motivo_correo` and 403 `sesion.confirmar` for an address
 * that is neither the patient's nor the institution's, and 429 `correo.cupo`.
 */
export const sendDocument = async (
  ctx: UserCtx,
  request: MailedRequest,
  made: MailedDocument,
  para: string,
): Promise<void> => {
  const { scope, document } = made
  await idempotent(ctx, 'pdf.generar', request, async (trx) => {
    const own = await addressesOf(trx, scope.afiliado_id)
    const destino = destinationOf(para, { paciente: own, institucion: await activeEntries(trx) })
    const motivo = (request.motivo_correo ?? '').trim()
    const missing = checkReason(destino, motivo)
    if (missing !== null) throw invalid({ motivo_correo: [missing] })
    if (destino === 'otra') await requireConfirmed(trx, ctx)
    await takeQuota(trx, ctx, { scope, para, destino })
    const correo_id = await queueMail(trx, mailOf(ctx, made, para))
    const name = titleOf(made)
    if (destino === 'paciente' && scope.carta_id !== undefined) await mailedLetter(trx, scope.carta_id, correo_id)
    const aviso = destino === 'paciente' ? 'es_suya' : await tellPatient(trx, ctx, { name, para, own })
    await audit(trx, ctx, {
      accion: 'documento.enviar',
      recurso: 'documento',
      recurso_id: document.codigo,
      afiliado_id: scope.afiliado_id,
      detalle: {
        ...documentSubject(scope),
        correo_id,
        destino,
        direccion: maskedAddress(para),
        aviso,
        ...(destino === 'otra' ? { motivo } : {}),
      },
    })
    return { correo_id }
  })
}
