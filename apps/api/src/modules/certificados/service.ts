/** The certificate of affiliation: the affiliate's own, taken by themselves, and that of who is attended at the desk. */
import type { Answer } from '@cauce/contract/entry'
import type { certificados } from '@cauce/contract/certificados'
import { certificateOf, certificateToday } from '@cauce/domain/insurance/certificate'
import { CERTIFICATE_DAYS, certificadoAfiliacion } from '@cauce/domain/letters/certificado-afiliacion'
import { certificadoRetiro } from '@cauce/domain/letters/certificado-retiro'
import { auditReadNow } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { Ctx, FileAnswer, LettersToday, UserCtx } from '../../http/handle.ts'
import { deliverLetter } from '../../kit/letter/deliver.ts'
import { pastOf } from '../afiliados/open.ts'
import { auditDownload, printLetter } from '../pdf/open.ts'
import { certificateLetter, LETTER_OF } from './certificate.ts'

const ownId = ({ user }: UserCtx): number => {
  if (user.afiliado_id === null) throw notFound()
  return user.afiliado_id
}

/** What the affiliate may take today. 404 of who is no affiliate. */
export const ownCertificate = async (ctx: UserCtx): Promise<Answer<(typeof certificados)['mio']>> => {
  const id = ownId(ctx)
  const known = await pastOf(ctx.db, id)
  if (known === undefined) throw notFound()
  await auditReadNow(ctx, { accion: 'certificado.ver', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  const found = certificateOf(known.past, ctx.today())
  if ('error' in found)
    return { titulo: null, estado: null, desde: null, dias: CERTIFICATE_DAYS, impedimento: found.error }
  const { title } = found.clase === 'retiro' ? certificadoRetiro : certificadoAfiliacion
  return { titulo: title, estado: found.estado, desde: found.desde, dias: CERTIFICATE_DAYS, impedimento: null }
}

const paper = async (ctx: UserCtx, carta_id: number): Promise<FileAnswer> => {
  const { scope, document } = await printLetter(ctx, carta_id)
  await auditDownload(ctx, scope, document.codigo)
  return { bytes: document.bytes, tipo: 'application/pdf', nombre: document.nombre }
}

/** Of who is attended at the desk. Fails with 404 and 409 `certificado.no_disponible`. */
export const printCertificate = async (ctx: UserCtx, afiliado_id: number): Promise<FileAnswer> =>
  paper(ctx, await certificateLetter(ctx, afiliado_id))

/** Their own: taking it is its delivery. */
export const printOwnCertificate = async (ctx: UserCtx): Promise<FileAnswer> => {
  const id = await certificateLetter(ctx, ownId(ctx))
  const answer = await paper(ctx, id)
  await ctx.db.transaction().execute((trx) => deliverLetter(trx, ctx, { id, medio: 'autogestion', detalle: '' }))
  return answer
}

/** The state of today, not the one that was printed. */
const stateToday = async (ctx: Ctx, carta_id: number): Promise<string | null> => {
  const letter = await ctx.db
    .selectFrom('cartas')
    .select('afiliado_id')
    .where('id', '=', carta_id)
    .where('de_clase', '=', LETTER_OF)
    .executeTakeFirst()
  const known = letter && (await pastOf(ctx.db, letter.afiliado_id))
  return known === undefined ? null : certificateToday(known.past, ctx.today())
}

export const certificatesToday: LettersToday = new Map([
  [certificadoAfiliacion.name, stateToday],
  [certificadoRetiro.name, stateToday],
])
