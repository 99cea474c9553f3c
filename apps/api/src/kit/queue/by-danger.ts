/** The order of a queue with a clock, in SQL: the same as `kit/queue/danger.ts`. */
import { sql, type RawBuilder } from 'kysely'

type Direction = 'asc' | 'desc'
export type Sorted = readonly (readonly [key: RawBuilder<unknown>, direction: Direction])[]

interface Asked {
  /** Of the terms, the most urgent first. */
  readonly classes: readonly string[]
  readonly now: Date
  /** When each thing was registered. */
  readonly registro: RawBuilder<Date>
}

const ENDED = sql`(t.id is not null and t.estado not in ('corriendo', 'vencido', 'suspendido'))`

/**
 * Over `terminos as t`, the governing term of each thing, joined on the left.
 * @param direction `desc`: the one in more danger first. What waits stands before what was answered either way
 */
export const byDanger = ({ classes, now, registro }: Asked, direction: Direction): Sorted => [
  [sql`case when ${ENDED} then 2 when t.estado = 'suspendido' then 1 else 0 end`, 'asc'],
  [
    sql`case when ${ENDED} then 0 else coalesce(array_position(${[...classes]}::text[], t.clase), 0) end`,
    direction === 'desc' ? 'asc' : 'desc',
  ],
  [
    sql`case when ${ENDED} or t.id is null then 0
      else extract(epoch from ${now}::timestamptz - t.inicio_at)
        / greatest(0.001, extract(epoch from t.vence_at - t.inicio_at)) end`,
    direction,
  ],
  [sql`case when ${ENDED} then -1 else 1 end * extract(epoch from ${registro})`, direction === 'desc' ? 'asc' : 'desc'],
]
