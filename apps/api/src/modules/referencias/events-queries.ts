/** What happens to a referral, written down as it happens. Never changed nor removed: the database refuses. */
import type { Kysely } from 'kysely'
import type { ReferralEventKind } from '@cauce/domain/referral/referral'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'

/** A message is an event of the timeline too, but it is kept with its channel. */
type OwnEventKind = Exclude<ReferralEventKind, 'mensaje'>

export interface NewEvent {
  readonly referencia_id: number
  readonly clase: OwnEventKind
  /** When it happened; now unless told. */
  readonly ocurrio_at?: Date
  readonly detalle?: Readonly<Record<string, unknown>>
}

/** Adds the event through `trx`, so that it is kept if and only if the change is. */
export const addEvent = async (
  trx: Kysely<DB>,
  { user, now }: Pick<UserCtx, 'user' | 'now'>,
  { referencia_id, clase, ocurrio_at, detalle }: NewEvent,
): Promise<void> => {
  const at = now()
  await trx
    .insertInto('referencia_eventos')
    .values({
      referencia_id,
      clase,
      ocurrio_at: ocurrio_at ?? at,
      user_id: user.id,
      detalle: jsonText(detalle ?? {}),
      created_at: at,
    })
    .execute()
}
