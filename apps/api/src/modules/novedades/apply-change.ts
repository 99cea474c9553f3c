/** A change done to the person, in the transaction that says that it is applied. */
import type { Transaction } from 'kysely'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { AffiliateState } from '@cauce/domain/insurance/affiliate-state'
import type { ChangeName } from '@cauce/domain/insurance/change-kinds'
import type { EventName } from '@cauce/domain/kit/events/events'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { NewEvent } from '../../kit/events/publish.ts'
import {
  sayToday,
  writeAttention,
  writeCondition,
  writeDocument,
  writeMembership,
  writeProfile,
  writeState,
} from '../afiliados/open.ts'
import { revokeSessions } from '../auth/open.ts'
import type { PersonNow } from './person-now.ts'
import * as queries from './queries.ts'
import { typeBeforeDeath, usersOf } from './write-queries.ts'

interface AppliedChange {
  readonly id: number
  readonly tipo: ChangeName
  readonly fecha: CalendarDate
  readonly despues: MoveForm
  readonly now: PersonNow
}

type Events = readonly NewEvent<EventName>[]
type Applying = (trx: Transaction<DB>, ctx: UserCtx, change: AppliedChange) => Promise<Events>

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)
const numberOf = (text: string | undefined): number => Number(text ?? '')
const timeOf = (ctx: UserCtx, { id, fecha, now }: AppliedChange) => ({
  afiliado_id: now.row.id,
  desde: fecha,
  novedad_id: id,
  at: ctx.now(),
})
const NONE: Events = []

const contact: Applying = async (trx, _ctx, { now, despues }) => {
  const { direccion, zona, estrato, celular1, celular2, correo1, correo2 } = despues
  await writeProfile(trx, now.row.id, {
    direccion: orNull(direccion),
    zona: orNull(zona),
    estrato: orNull(estrato) === null ? null : numberOf(estrato),
    celular1: orNull(celular1),
    celular2: orNull(celular2),
    correo1: orNull(correo1),
    correo2: orNull(correo2),
  })
  return NONE
}

const names: Applying = async (trx, _ctx, { now, despues }) => {
  await writeProfile(trx, now.row.id, {
    primer_nombre: despues['primer_nombre'] ?? '',
    segundo_nombre: orNull(despues['segundo_nombre']),
    primer_apellido: despues['primer_apellido'] ?? '',
    segundo_apellido: orNull(despues['segundo_apellido']),
    sexo: despues['sexo'] ?? '',
    fecha_nacimiento: despues['fecha_nacimiento'] ?? '',
  })
  return NONE
}

const document: Applying = async (trx, ctx, change) => {
  const [tipo_documento_id, numero] = [numberOf(change.despues['tipo_documento_id']), change.despues['numero'] ?? '']
  await writeDocument(trx, { ...timeOf(ctx, change), tipo_documento_id, numero })
  await writeProfile(trx, change.now.row.id, { tipo_documento_id, numero_documento: numero })
  return NONE
}

const residence: Applying = async (trx, _ctx, { now, despues }) => {
  await writeProfile(trx, now.row.id, { municipio_afiliacion_id: numberOf(despues['municipio_id']) })
  return NONE
}

const site: Applying = async (trx, ctx, change) => {
  const { row } = change.now
  const rep_id = numberOf(change.despues['rep_id'])
  const desde = change.despues['desde'] ?? change.fecha
  const municipio_id = (await queries.siteOf(trx, rep_id))?.municipio_id ?? row.municipio_atencion_id
  const origen = 'libre_eleccion'
  await writeAttention(trx, { ...timeOf(ctx, change), desde, origen, municipio_id, rep_id, hasta: null })
  await writeProfile(trx, row.id, {})
  const payload = {
    afiliado_id: row.id,
    municipio_id,
    de_rep_id: row.ips_id,
    a_rep_id: rep_id,
    origen,
    desde,
    hasta: null,
  }
  return [{ nombre: 'afiliado.atencion_cambiada', agregado: `afiliado:${row.id}`, payload }]
}

const regime: Applying = async (trx, _ctx, { now, despues }) => {
  await writeProfile(trx, now.row.id, { regimen_prestacional: despues['regimen'] ?? now.row.regimen_prestacional })
  return NONE
}

const joins: Applying = async (trx, ctx, change) => {
  const grupo = {
    cotizante_id: numberOf(change.despues['cotizante_id']),
    parentesco: change.despues['parentesco'] ?? '',
  }
  await writeMembership(trx, { ...timeOf(ctx, change), grupo })
  await writeProfile(trx, change.now.row.id, { tipo_afiliado_id: AffiliateType.beneficiary })
  return NONE
}

const leaves: Applying = async (trx, ctx, change) => {
  await writeMembership(trx, { ...timeOf(ctx, change), grupo: null })
  await writeProfile(trx, change.now.row.id, {})
  return NONE
}

const condition =
  (clase: 'gestacion' | 'discapacidad'): Applying =>
  async (trx, ctx, change) => {
    await writeCondition(trx, { ...timeOf(ctx, change), clase, hasta: orNull(change.despues['hasta']) })
    await writeProfile(trx, change.now.row.id, {})
    return NONE
  }

/** Who died has no session that goes on, and is told as such wherever the kind of affiliate is read. */
const afterDeath = async (trx: Transaction<DB>, ctx: UserCtx, id: number): Promise<void> => {
  await writeProfile(trx, id, { tipo_afiliado_id: AffiliateType.deceased })
  const ended: number[] = []
  for (const user_id of await usersOf(trx, id)) ended.push(...(await revokeSessions(trx, { user_id }, ctx.now())))
  ctx.realtime.closeSessions(ended)
}

const state: Applying = async (trx, ctx, change) => {
  const { now, fecha, tipo, id } = change
  const { row } = now
  const causa_id = orNull(change.despues['causa_id']) === null ? null : numberOf(change.despues['causa_id'])
  const estado_id = numberOf(change.despues['estado_id'])
  await writeState(trx, { ...timeOf(ctx, change), estado_id, causa_id })
  const hasta = orNull(change.despues['hasta'])
  // The protection has a last day: from the next one on, suspended, unless another change says so.
  if (tipo === 'proteccion' && hasta !== null)
    await writeState(trx, {
      ...timeOf(ctx, change),
      desde: addDays(hasta, 1),
      estado_id: AffiliateState.suspended,
      causa_id,
    })
  if (tipo === 'fallecimiento') await afterDeath(trx, ctx, row.id)
  if (tipo === 'reversion') await writeProfile(trx, row.id, { tipo_afiliado_id: await typeBeforeDeath(trx, row.id) })
  const payload = {
    afiliado_id: row.id,
    de: row.estado_afiliado_id,
    a: estado_id,
    desde: fecha,
    causa_id,
    novedad_id: id,
  }
  const agregado = `afiliado:${row.id}`
  return [
    { nombre: 'afiliado.estado', agregado, payload },
    ...(tipo === 'fallecimiento'
      ? [{ nombre: 'afiliado.fallecido' as const, agregado, payload: { afiliado_id: row.id, fecha } }]
      : []),
  ]
}

const APPLYING: Readonly<Record<ChangeName, Applying>> = {
  contacto: contact,
  nombre: names,
  documento: document,
  residencia: residence,
  ips_primaria: site,
  regimen: regime,
  inclusion: joins,
  exclusion: leaves,
  suspension: state,
  proteccion: state,
  levantamiento: state,
  retiro: state,
  reingreso: state,
  fallecimiento: state,
  reversion: state,
  gestacion: condition('gestacion'),
  discapacidad: condition('discapacidad'),
}

/** The events that follow, to be published last. The person is held by who calls. */
export const applyChange: Applying = async (trx, ctx, change) => {
  const { id, tipo, fecha, now } = change
  const events = await APPLYING[tipo](trx, ctx, change)
  await sayToday(trx, [now.row.id], ctx.today())
  const payload = { novedad_id: id, tipo, afiliado_id: now.row.id, fecha_novedad: fecha }
  return [...events, { nombre: 'afiliado.novedad', agregado: `afiliado:${now.row.id}`, payload }]
}
