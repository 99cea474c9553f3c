/** A letter is issued in the transaction of what happened: its number, what it says and who signs it are kept there and stay. */
import type { Transaction } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { composeLetter, letterNumber, letterProblem } from '@cauce/domain/kit/letter/compose'
import type { Letter, LetterFields, LetterValues } from '@cauce/domain/kit/letter/letter'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { nextNumber } from '../series/next-number.ts'

interface Issued<F extends LetterFields> {
  /** What it is about. */
  readonly of: { readonly clase: string; readonly id: number }
  readonly afiliado_id: number
  readonly values: LetterValues<F>
  /** Users who sign it, the one who answers for it first; nobody where the insurer signs. */
  readonly signers: readonly number[]
}

/** Fails with 409 `carta.incompleta` while it lacks a field or a signature. A second one of the same thing is refused by the database where its declaration says one. */
export const issueLetter = async <F extends LetterFields>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  letter: Letter<F>,
  { of, afiliado_id, values, signers }: Issued<F>,
): Promise<{ readonly id: number; readonly numero: string }> => {
  const problem = letterProblem(letter, values, signers)
  if (problem !== null) throw fail(409, 'carta.incompleta', problem)
  const day = bogotaDate(ctx.now().getTime())
  const year = Number(day.slice(0, 4))
  const numero = letterNumber(letter, year, await nextNumber(trx, `carta_${letter.name}`, year))
  const [first = null, second = null] = signers
  const { id } = await trx
    .insertInto('cartas')
    .values({
      clase: letter.name,
      version: letter.version,
      numero,
      de_clase: of.clase,
      de_id: of.id,
      afiliado_id,
      unica: letter.once,
      contenido: jsonText(composeLetter(letter, values)),
      vence: letter.days === null ? null : addDays(day, letter.days),
      user_id: ctx.user.id,
      firma_user_id: first,
      segunda_firma_user_id: second,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(trx, ctx, {
    accion: 'carta.emitir',
    recurso: 'carta',
    recurso_id: id,
    afiliado_id,
    detalle: { clase: letter.name, numero },
  })
  return { id, numero }
}
