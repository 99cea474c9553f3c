/** What a save of the panel adds to the timeline. */
import type { Kysely } from 'kysely'
import { differences, momentEvents, type PanelField, type StoredPanel } from '@cauce/domain/referral/panel-events'
import type { PanelMove } from '@cauce/machines/life-cycles/referral'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { addEvent, type NewEvent } from './events-queries.ts'
import { placeOf, type LockedReferral } from './queries.ts'

interface Save {
  readonly row: LockedReferral
  readonly before: StoredPanel
  readonly after: StoredPanel
  readonly move: PanelMove
  readonly observacion: string | null
  readonly motivo_cierre: string | null
}

const placesOf = async (db: Kysely<DB>, { row, after }: Save) => ({
  remite: await placeOf(db, row.rep_id),
  acepta: await placeOf(db, after.institucion_acepta_rep_id),
})

/** The code, where it is not of the taking itself. */
const codeEvent = ({ before, after, move }: Save): readonly Omit<NewEvent, 'referencia_id'>[] =>
  before.codigo_remision === after.codigo_remision || after.codigo_remision === null || move === 'gestionar'
    ? []
    : [{ clase: 'codigo', detalle: { codigo: after.codigo_remision, antes: before.codigo_remision } }]

/** What stands before the hours: who took it, or the fields that nothing else tells. */
const openingEvent = (
  { after, move }: Save,
  campos: readonly PanelField[],
): readonly Omit<NewEvent, 'referencia_id'>[] => {
  if (move === 'gestionar') return [{ clase: 'tomada', detalle: { codigo: after.codigo_remision } }]
  return campos.length === 0 ? [] : [{ clase: 'actualizada', detalle: { campos } }]
}

const closingEvent = ({ move, observacion, motivo_cierre }: Save): readonly Omit<NewEvent, 'referencia_id'>[] =>
  move === 'gestionar' || move === 'actualizar'
    ? []
    : [{ clase: 'finalizada', detalle: motivo_cierre === null ? { observacion } : { observacion, motivo_cierre } }]

/** Adds what the save did, each thing once: what an event of its own tells is not told again as an updated field. */
export const addPanelEvents = async (db: Kysely<DB>, ctx: UserCtx, save: Save): Promise<void> => {
  const { row, before, after } = save
  const moments = momentEvents(before, after, await placesOf(db, save))
  const told = new Set<PanelField>(['codigo_remision', ...moments.flatMap(({ campos }) => campos)])
  const rest = differences(before, after).filter((field) => !told.has(field))
  const all = [
    ...openingEvent(save, rest),
    ...codeEvent(save),
    ...moments.map(({ clase, at, detalle }) => ({ clase, ocurrio_at: new Date(at), detalle })),
    ...closingEvent(save),
  ]
  for (const event of all) await addEvent(db, ctx, { referencia_id: row.id, ...event })
}
