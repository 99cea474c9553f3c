/**
 * Who stands in for the professional of a consultation: whom a grant names, on its days, until it is revoked. By the database's clock, in
 * Bogotá's day: it is one for every process, and a server whose own clock jumps opens nothing with it.
 */
import { sql, type RawBuilder } from 'kysely'

/** SQL condition over a row of `sustituciones` called `su`. */
const isInForce: RawBuilder<boolean> = sql<boolean>`(su.revocada_at is null and (now() at time zone 'America/Bogota')::date between su.desde and su.hasta)`

/** SQL condition: `userId` is in force as the substitute of `titular`. */
export const isSubstitute = (userId: unknown, titular: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from sustituciones su
    where su.sustituto_user_id = ${userId}::int and su.titular_user_id = ${titular} and ${isInForce})`
