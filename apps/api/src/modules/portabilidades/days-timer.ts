/** Each midnight, what begins or ends that day begins or ends; after a stop, all that did meanwhile. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { publish } from '../../kit/events/publish.ts'
import { daily, defineTimer, type WorkCtx } from '../../kit/jobs/definition.ts'
import { moveByClock } from '../../kit/life/by-clock.ts'
import { attendBack, attendThere } from './attention.ts'
import { handOf, holdPerson, holdPortability } from './held.ts'
import { turned } from './queries.ts'
import { portabilityStore } from './store.ts'

/** One of them, in a transaction of its own: looked at again once it is held. */
const turn = ({ db, ...ctx }: Pick<WorkCtx, 'db' | 'now'>, id: number, hoy: CalendarDate): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await holdPerson(trx, id)
    const row = await holdPortability(trx, id)
    if (row === undefined) return
    const at = ctx.now()
    const { fecha_inicio: desde, fecha_fin: hasta } = row
    const facts = handOf(row, null, hoy)
    const publisher = { user: null, now: () => at }
    if (row.estado === 'asignada' && desde <= hoy) {
      const moved = await moveByClock(trx, at, portabilityStore, { row, evento: 'empezar', facts })
      if (moved !== undefined) await publish(trx, publisher, await attendThere(trx, row, { desde, hasta }, { at, hoy }))
      return
    }
    if (row.estado !== 'activa' || hasta === null || hasta >= hoy) return
    const moved = await moveByClock(trx, at, portabilityStore, { row, evento: 'vencer', facts })
    if (moved !== undefined)
      await publish(trx, publisher, await attendBack(trx, row.afiliado_id, addDays(hasta, 1), { at, hoy }))
  })

/** Those whose day came until that one. A row that begins and ended during a stop does both, in their order. */
export const turnPortabilities = async (ctx: Pick<WorkCtx, 'db' | 'now' | 'signal'>): Promise<void> => {
  const hoy = bogotaDate(ctx.now().getTime())
  for (const _round of ['begin', 'end'])
    for (const id of await turned(ctx.db, hoy)) if (!ctx.signal.aborted) await turn(ctx, id, hoy)
}

export const daysOfPortabilities = defineTimer({
  name: 'portabilidades.dias',
  words: 'Empezar y vencer las portabilidades en su día',
  when: daily('00:01'),
  run: turnPortabilities,
})
