/** The panel of a referral is saved: it is taken, updated, closed, or informed as emergency care. @fuente spec 2 §4, §5, §7, §8 */
import type { Kysely } from 'kysely'
import type { Answer, Body } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { closesAtOnce, EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import type { ClosingCause } from '@cauce/domain/referral/closing-cause'
import { changedByAnother, REFERRAL_CLOSED, REFERRAL_UPDATED } from '@cauce/domain/referral/outcome'
import { checkPanel, UNKNOWN_INSTITUTION } from '@cauce/domain/referral/panel-check'
import { differences, panelToStore, type StoredPanel } from '@cauce/domain/referral/panel-events'
import { CODE_TAKEN } from '@cauce/domain/referral/remission-code'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { applyReferral, type PanelMove } from '@cauce/machines/life-cycles/referral'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { addMovement } from '../../kit/life/movements.ts'
import { publish } from '../../kit/events/publish.ts'
import { ensureMember } from '../chat/channel-access.ts'
import { reachReferral } from './access.ts'
import { addPanelEvents } from './panel-history.ts'
import { activeSiteOf, lastChange, lockReferral, type LockedReferral } from './queries.ts'
import { panelOf, wholeReferral } from './referral-view.ts'
import { followPanel } from './referral-term.ts'
import { moveNotAllowed } from './register.ts'
import { isCodeTaken, nextEmergencyCode, updateReferral } from './write-queries.ts'

type Module = typeof referencias
type Saved = Answer<Module['actualizar']>
/** What is asked: the panel, over a version, and whether it closes. */
interface Asked {
  readonly panel: StoredPanel
  /** Null: over what there is now. */
  readonly version: number | null
  readonly confirma_cierre: boolean
  /** Null: it does not close by hand. */
  readonly observacion: string | null
  /** Why it closes without acceptance. */
  readonly motivo_cierre: ClosingCause | null
}

/** The panel as it came: parts may be left out. */
type Sent = Partial<StoredPanel>
type SentSave = Omit<Asked, 'panel'> & { readonly sent: Sent }

const storedPanel = (row: LockedReferral): StoredPanel =>
  panelToStore({
    tipo_anexo_id: row.tipo_anexo_id,
    codigo_remision: row.codigo_remision,
    tipo_solicitud: row.tipo_solicitud,
    ...panelOf(row),
  })

/**
 * What the save does, by what it carries and by where the referral stands.
 * @regla Guardar el panel de una remisión pendiente es gestionarla.
 */
const moveOf = (estado: string, { panel, observacion }: Asked): PanelMove => {
  if (closesAtOnce(panel.tipo_anexo_id)) return 'informar_urgencias'
  if (observacion !== null) return 'finalizar'
  return estado === REFERRAL_STATES.pending ? 'gestionar' : 'actualizar'
}

/** 409 `referencia.cambiada`, with who changed it and what they did. */
const changed = async (db: Kysely<DB>, ctx: UserCtx, row: LockedReferral) => {
  const last = await lastChange(db, row.id)
  const at = (last?.created_at ?? row.updated_at).getTime()
  const what = { clase: last?.clase ?? '', quien: last?.quien ?? 'Otra persona', at }
  return fail(409, 'referencia.cambiada', changedByAnother(what, ctx.now().getTime()))
}

/** True when this very save was made before and its answer was lost: nothing is left to do. */
const isRepeated = async (db: Kysely<DB>, ctx: UserCtx, row: LockedReferral, asked: Asked): Promise<boolean> => {
  if (asked.version === null || row.version !== asked.version + 1) return false
  const last = await lastChange(db, row.id)
  if (last?.user_id !== ctx.user.id) return false
  const closing = asked.observacion !== null || closesAtOnce(asked.panel.tipo_anexo_id)
  if (
    closing !== (row.estado === REFERRAL_STATES.closed) ||
    row.observacion_finalizacion !== asked.observacion ||
    row.motivo_cierre !== asked.motivo_cierre
  ) {
    return false
  }
  const made = closesAtOnce(asked.panel.tipo_anexo_id) ? { codigo_remision: row.codigo_remision } : {}
  return differences(storedPanel(row), { ...asked.panel, ...made }).length === 0
}

/** 422 by field, under the sentence that stands above them. */
const requireRight = async (db: Kysely<DB>, ctx: UserCtx, row: LockedReferral, asked: Asked): Promise<void> => {
  const { panel } = asked
  const errores = checkPanel(panel, {
    estado: row.estado,
    from: row.created_at.getTime(),
    codigo: row.codigo_remision,
    now: ctx.now().getTime(),
    sinAceptacion: asked.motivo_cierre !== null,
  })
  const site = panel.institucion_acepta_rep_id
  if (site !== null && site !== row.institucion_acepta_rep_id && (await activeSiteOf(db, site)) === undefined) {
    errores['institucion_acepta_rep_id'] = [UNKNOWN_INSTITUTION]
  }
  if (Object.keys(errores).length > 0) throw invalid(errores, REFERRAL_ERRORS)
}

const requireConfirmed = ({ panel, confirma_cierre }: Asked): void => {
  if (closesAtOnce(panel.tipo_anexo_id) && !confirma_cierre) {
    throw invalid({ tipo_anexo_id: [EMERGENCY_REPORT_WARNING] })
  }
}

/** What the move writes beside the panel. */
const moved = (ctx: UserCtx, row: LockedReferral, estado: string, { observacion, motivo_cierre }: Asked) => {
  const at = ctx.now()
  const closes = estado === REFERRAL_STATES.closed
  return {
    estado,
    version: row.version + 1,
    updated_at: at,
    ...(row.gestor_user_id === null ? { gestor_user_id: ctx.user.id, gestionada_at: at } : {}),
    ...(closes
      ? { cerrada_at: at, cerrada_user_id: ctx.user.id, observacion_finalizacion: observacion, motivo_cierre }
      : {}),
  }
}

const codeOf = (db: Kysely<DB>, ctx: UserCtx, { panel }: Asked): Promise<string | null> =>
  closesAtOnce(panel.tipo_anexo_id)
    ? nextEmergencyCode(db, Number(bogotaDate(ctx.now().getTime()).slice(0, 4)))
    : Promise.resolve(panel.codigo_remision)

interface Outcome {
  readonly id: number
  /** Null: nothing was written. */
  readonly version: number | null
}

const write = async (db: Kysely<DB>, ctx: UserCtx, row: LockedReferral, asked: Asked): Promise<Outcome> => {
  const move = moveOf(row.estado, asked)
  const after = applyReferral(row.estado, move)
  if ('error' in after) throw moveNotAllowed(after.error)
  requireConfirmed(asked)
  await requireRight(db, ctx, row, asked)
  const before = storedPanel(row)
  if (move === 'actualizar' && differences(before, asked.panel).length === 0) return { id: row.id, version: null }
  const panel = { ...asked.panel, codigo_remision: await codeOf(db, ctx, asked) }
  const change = moved(ctx, row, after.estado, asked)
  await updateReferral(db, row.id, { ...panel, ...change })
  await followPanel(db, { ...row, ...panel, ...change }, { user_id: ctx.user.id, at: ctx.now() })
  await addPanelEvents(db, ctx, {
    row,
    before,
    after: panel,
    move,
    observacion: asked.observacion,
    motivo_cierre: asked.motivo_cierre,
  })
  await addMovement(db, {
    vida: REFERRAL_LIFE.name,
    objeto_id: row.id,
    version: change.version,
    evento: move,
    de_estado: row.estado,
    a_estado: change.estado,
    lleva: {},
    user_id: ctx.user.id,
    created_at: ctx.now(),
  })
  await audit(db, ctx, {
    accion: `referencia.${move}`,
    recurso: 'referencia',
    recurso_id: row.id,
    afiliado_id: row.afiliado_id,
    detalle: {
      version: change.version,
      de_estado: row.estado,
      a_estado: change.estado,
      codigo: panel.codigo_remision,
      ...(asked.motivo_cierre === null ? {} : { motivo_cierre: asked.motivo_cierre }),
    },
  })
  await tell(db, ctx, row, { ...panel, estado: change.estado })
  return { id: row.id, version: change.version }
}

/** `remision.aceptada` the first time that an institution accepts; `remision.cerrada` when it closes. */
const tell = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  { id, afiliado_id, ...before }: LockedReferral,
  { institucion_acepta_rep_id: rep_id, estado }: Pick<LockedReferral, 'institucion_acepta_rep_id' | 'estado'>,
): Promise<void> => {
  const about = { agregado: `remision:${id}`, payload: { referencia_id: id, afiliado_id, rep_id } }
  if (rep_id !== null && rep_id !== before.institucion_acepta_rep_id) {
    await publish(db, ctx, { nombre: 'remision.aceptada', ...about })
  }
  if (estado === REFERRAL_STATES.closed) await publish(db, ctx, { nombre: 'remision.cerrada', ...about })
}

/** What was not told stays as it is; the code and the type of request are asked for. */
const whole = (sent: Sent, row: LockedReferral): StoredPanel =>
  panelToStore({
    ...storedPanel(row),
    codigo_remision: null,
    tipo_solicitud: null,
    ...sent,
  })

const savePanel = async (ctx: UserCtx, id: number, { sent, ...rest }: SentSave): Promise<Outcome> => {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const { canal_id } = await reachReferral(ctx, id, trx)
      const row = await lockReferral(trx, id)
      if (row === undefined) throw notFound()
      await ensureMember(trx, canal_id, ctx.user.id)
      const asked = { ...rest, panel: whole(sent, row) }
      if (asked.version === null || row.version === asked.version) return write(trx, ctx, row, asked)
      if (await isRepeated(trx, ctx, row, asked)) return { id, version: null }
      throw await changed(trx, ctx, row)
    })
  } catch (error) {
    throw isCodeTaken(error) ? invalid({ codigo_remision: [CODE_TAKEN] }, REFERRAL_ERRORS) : error
  }
}

const saved = async (ctx: UserCtx, { id, version }: Outcome, mensaje: string): Promise<Saved> => {
  if (version !== null) ctx.realtime.toReferrals({ id, version })
  return { mensaje, referencia: await wholeReferral(ctx, id) }
}

/**
 * Saves the panel. Fails with 404, 409 `referencia.cambiada` or `referencia.transicion_no_permitida`, and 422 by field.
 * @regla De dos personas que guardan sobre la misma versión, una la obtiene y a la otra se le dice quién fue.
 */
export const updatePanel = async (ctx: UserCtx, id: number, body: Body<Module['actualizar']>): Promise<Saved> => {
  const { version = null, confirma_cierre = false, ...sent } = body
  const asked = { sent, version, confirma_cierre, observacion: null, motivo_cierre: null }
  return saved(ctx, await savePanel(ctx, id, asked), REFERRAL_UPDATED)
}

/** Saves the panel and closes the referral with its observation. Fails as {@link updatePanel}. */
export const closeReferral = async (ctx: UserCtx, id: number, body: Body<Module['finalizar']>): Promise<Saved> => {
  const { version = null, observacion_finalizacion, motivo_cierre = null, ...sent } = body
  const observacion = observacion_finalizacion.trim()
  const asked = { sent, version, confirma_cierre: false, observacion, motivo_cierre }
  return saved(ctx, await savePanel(ctx, id, asked), REFERRAL_CLOSED)
}
