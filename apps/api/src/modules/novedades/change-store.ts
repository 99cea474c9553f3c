/** Where a change is kept, who may move it, and what its moves do to the person. */
import type { Transaction } from 'kysely'
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { changeHold } from '@cauce/domain/insurance/change-hold'
import { CHANGE_KINDS, type ChangeName, isChangeName } from '@cauce/domain/insurance/change-kinds'
import type { ChangeHand, ChangeMove, ChangeState } from '@cauce/domain/insurance/change-life'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import { hasPermission } from '@cauce/domain/session/permission'
import { APPROVE_CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { affiliateChangeLife } from '@cauce/machines/life-cycles/affiliate-change'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { type Change, defineStore } from '../../kit/life/store.ts'
import { holdInsured } from '../afiliados/open.ts'
import { applyChange } from './apply-change.ts'
import { fingerprint } from './fingerprint.ts'
import { prepareChange } from './prepare-change.ts'
import * as queries from './queries.ts'
import { handsOfDeath, holdChange, holdReason } from './write-queries.ts'

export const ALREADY_ANOTHER = 'Los datos cambiaron desde que se radicó. Rechácela y radíquela de nuevo.'

type Kept = NonNullable<Awaited<ReturnType<typeof holdChange>>>
type HeldChange = Omit<Kept, 'tipo' | 'antes' | 'despues'> & {
  readonly tipo: ChangeName
  readonly antes: MoveForm
  readonly despues: MoveForm
}

const readForm = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.String))
const kindOf = (tipo: string): ChangeName => {
  if (!isChangeName(tipo)) throw new TypeError(`no kind of change is called ${tipo}`)
  return tipo
}

/** A row as it is read: its kind and what it says. */
export const readChange = <Row extends Pick<Kept, 'tipo' | 'antes' | 'despues'>>(row: Row) => ({
  ...row,
  tipo: kindOf(row.tipo),
  antes: readForm(row.antes),
  despues: readForm(row.despues),
})

const holdOne = async (trx: Transaction<DB>, id: number): Promise<HeldChange | undefined> => {
  const row = await holdChange(trx, id)
  return row && readChange(row)
}

/** False where there is no such change. The person is held before it, as whoever files one does. */
const holdPerson = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const one = await trx.selectFrom('afiliado_novedades').select('afiliado_id').where('id', '=', id).executeTakeFirst()
  if (one !== undefined) await holdInsured(trx, one.afiliado_id)
  return one !== undefined
}

interface Handled {
  readonly tipo: ChangeName
  readonly radica_user_id: number
  readonly revisa_user_id: number | null
}

/** @param death who registered and verified the death that it undoes */
export const handOf = (
  { user }: Pick<UserCtx, 'user'>,
  row: Handled,
  death: readonly (number | null)[],
  retenida = false,
): ChangeHand => ({
  la_radico: row.radica_user_id === user.id,
  aprueba: hasPermission(user, APPROVE_CHANGES_PERMISSION),
  la_tiene: row.revisa_user_id === user.id,
  intervino: row.tipo === 'reversion' && death.includes(user.id),
  retenida,
})

const holdOf = async (ctx: UserCtx, { tipo, afiliado_id, fecha_novedad }: HeldChange): Promise<string | null> =>
  changeHold(CHANGE_KINDS[tipo].mueve, await queries.openCareOf(ctx.db, afiliado_id, fecha_novedad, ctx.today()))

const columnsOf = ({ evento, estado, user_id, at, lleva }: Change<ChangeState, ChangeMove>) => {
  if (evento === 'tomar') return { revisa_user_id: user_id, revisa_at: at }
  if (evento === 'soltar') return { revisa_user_id: null, revisa_at: null }
  const motivo = lleva['motivo'] ?? null
  const closed = estado === 'verificada' ? {} : { cerrada_at: at, motivo }
  const applied = estado === 'aplicada' ? { aplicada_at: at } : {}
  return evento === 'anular' ? closed : { ...closed, ...applied, verifica_user_id: user_id }
}

/** What was filed is done, if it is still so; what does not fit any more is refused, and nothing changes. */
const applied = async (trx: Transaction<DB>, ctx: UserCtx, held: HeldChange) => {
  const { id, tipo, afiliado_id, fecha_novedad } = held
  const radicada = bogotaDate(held.created_at.getTime())
  const asked = { tipo, afiliado_id, fecha_novedad, despues: held.despues }
  const { now, antes, despues, errores } = await prepareChange(trx, asked, { hoy: ctx.today(), radicada })
  const [[problem] = []] = Object.values(errores)
  if (problem !== undefined) throw fail(409, 'novedad.no_aplica', `Ya no se puede aplicar: ${problem}`)
  if (fingerprint(antes) !== fingerprint(held.antes)) throw fail(409, 'novedad.no_aplica', ALREADY_ANOTHER)
  return applyChange(trx, ctx, { id, tipo, fecha: fecha_novedad, despues, now })
}

export const changeStore = defineStore({
  of: affiliateChangeLife,
  table: 'afiliado_novedades',
  first: holdPerson,
  hold: holdOne,
  facts: async (ctx, held: HeldChange) =>
    handOf(ctx, held, await handsOfDeath(ctx.db, held.afiliado_id), (await holdOf(ctx, held)) !== null),
  columns: columnsOf,
  effect: async (trx, ctx, held, { evento, estado }) => {
    if (estado === 'verificada') {
      const reason = await holdOf({ ...ctx, db: trx }, held)
      await holdReason(trx, held.id, reason)
      return { mensaje: reason ?? 'Queda en espera' }
    }
    if (evento !== 'verificar' && evento !== 'decidir') return {}
    return { events: await applied(trx, ctx, held) }
  },
  record: ({ id, afiliado_id, radicado, tipo }) => ({
    recurso: 'novedad_afiliado',
    recurso_id: id,
    afiliado_id,
    detalle: { radicado, tipo },
  }),
})
