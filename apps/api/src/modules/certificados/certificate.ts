/** A certificate is issued as a letter, or the one of the day that says the same is given again. */
import { sql, type Transaction } from 'kysely'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { bogotaMidnight } from '@cauce/domain/calendar/bogota'
import { certificateOf } from '@cauce/domain/insurance/certificate'
import { attentionOn } from '@cauce/domain/insurance/rights'
import { composeLetter } from '@cauce/domain/kit/letter/compose'
import type { Letter, LetterFields, LetterValues } from '@cauce/domain/kit/letter/letter'
import { certificadoAfiliacion } from '@cauce/domain/letters/certificado-afiliacion'
import { certificadoRetiro } from '@cauce/domain/letters/certificado-retiro'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { issueLetter } from '../../kit/letter/issue.ts'
import { holdInsured, insuredById, pastOf } from '../afiliados/open.ts'

export const LETTER_OF = 'afiliado'

const kept = async <F extends LetterFields>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  letter: Letter<F>,
  { afiliado_id, values }: { readonly afiliado_id: number; readonly values: LetterValues<F> },
): Promise<number> => {
  const same = await trx
    .selectFrom('cartas')
    .select('id')
    .where('clase', '=', letter.name)
    .where('de_clase', '=', LETTER_OF)
    .where('de_id', '=', afiliado_id)
    .where('anulada_at', 'is', null)
    .where('created_at', '>=', new Date(bogotaMidnight(ctx.today())))
    .where(sql<boolean>`contenido = ${jsonText(composeLetter(letter, values))}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (same !== undefined) return same.id
  return (
    await issueLetter(trx, ctx, letter, { of: { clase: LETTER_OF, id: afiliado_id }, afiliado_id, values, signers: [] })
  ).id
}

/** The letter. Fails with 404 of nobody and 409 `certificado.no_disponible`. */
export const certificateLetter = (ctx: UserCtx, afiliado_id: number): Promise<number> =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await holdInsured(trx, afiliado_id)
    const row = await insuredById(trx, afiliado_id)
    const known = await pastOf(trx, afiliado_id)
    if (held === undefined || row === undefined || known === undefined) throw notFound()
    const found = certificateOf(known.past, ctx.today())
    if ('error' in found) throw fail(409, 'certificado.no_disponible', found.error)
    const { nombre: entidad } = await trx
      .selectFrom('entidades')
      .select('nombre')
      .where('id', '=', held.entidad_id)
      .executeTakeFirstOrThrow()
    const who = {
      nombre: listName(row),
      documento: documentLabel(row.tipo_documento_codigo, row.numero_documento),
      entidad,
      afiliacion: held.fecha_afiliacion,
    }
    if (found.clase === 'retiro') {
      const values = { ...who, hasta: found.hasta, retiro: found.desde }
      return kept(trx, ctx, certificadoRetiro, { afiliado_id, values })
    }
    const sede = attentionOn(known.past, ctx.today())?.sede?.nombre ?? null
    const values = { ...who, estado: found.estado, desde: found.desde, calidad: row.tipo_afiliado, sede }
    return kept(trx, ctx, certificadoAfiliacion, { afiliado_id, values })
  })
