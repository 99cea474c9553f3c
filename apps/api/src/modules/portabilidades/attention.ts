/** What a portability does to where the person is attended, in the transaction that moves it. */
import type { Transaction } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import type { NewEvent } from '../../kit/events/publish.ts'
import { endAttention, insuredNow, sayToday, writeAttention } from '../afiliados/open.ts'

const ORIGIN = 'portabilidad'

interface Days {
  readonly afiliado_id: number
  readonly municipio_destino_id: number
  readonly rep_id: number | null
}
type Told = NewEvent<'afiliado.atencion_cambiada'>

const place = async (trx: Transaction<DB>, id: number) => {
  const row = await insuredNow(trx, id)
  return { municipio_id: row?.municipio_atencion_id ?? null, rep_id: row?.ips_id ?? null }
}

/** Does it, says what holds today, and tells from where to where. */
const changing = async (
  trx: Transaction<DB>,
  {
    afiliado_id,
    desde,
    hasta,
    hoy,
  }: { afiliado_id: number; desde: CalendarDate; hasta: CalendarDate | null; hoy: CalendarDate },
  act: () => Promise<void>,
): Promise<Told> => {
  const before = await place(trx, afiliado_id)
  await act()
  await sayToday(trx, [afiliado_id], hoy)
  const { municipio_id, rep_id } = await place(trx, afiliado_id)
  return {
    nombre: 'afiliado.atencion_cambiada',
    agregado: `afiliado:${afiliado_id}`,
    payload: { afiliado_id, municipio_id, de_rep_id: before.rep_id, a_rep_id: rep_id, origen: ORIGIN, desde, hasta },
  }
}

/** From its first day to its last, or from where it is extended, the person is attended where they went. */
export const attendThere = (
  trx: Transaction<DB>,
  { afiliado_id, municipio_destino_id: municipio_id, rep_id }: Days,
  days: { readonly desde: CalendarDate; readonly hasta: CalendarDate | null },
  now: { readonly at: Date; readonly hoy: CalendarDate },
): Promise<Told> =>
  changing(trx, { afiliado_id, ...days, hoy: now.hoy }, () =>
    writeAttention(trx, { afiliado_id, ...days, at: now.at, novedad_id: null, origen: ORIGIN, municipio_id, rep_id }),
  )

/** From that day on they are attended where they always were. What was before it stays as it was. */
export const attendBack = (
  trx: Transaction<DB>,
  afiliado_id: number,
  desde: CalendarDate,
  now: { readonly at: Date; readonly hoy: CalendarDate },
): Promise<Told> =>
  changing(trx, { afiliado_id, desde, hasta: null, hoy: now.hoy }, () =>
    endAttention(trx, { afiliado_id, desde, at: now.at, novedad_id: null, origen: ORIGIN }),
  )
