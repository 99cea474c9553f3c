/** A referral is registered with its chat. @fuente spec 2 §3, §4 */
import type { Kysely } from 'kysely'
import type { Answer } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { annexTypeName } from '@cauce/domain/referral/annex'
import { closesAtOnce } from '@cauce/domain/referral/emergency-report'
import { REFERRAL_REGISTERED } from '@cauce/domain/referral/outcome'
import type { ReferralForm } from '@cauce/domain/referral/referral'
import {
  checkRegistration,
  SITE_NEEDED,
  UNKNOWN_AFFILIATE,
  UNKNOWN_DIAGNOSIS,
  UNKNOWN_SITE,
} from '@cauce/domain/referral/registration-check'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { applyReferral } from '@cauce/machines/life-cycles/referral'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { openTerm } from '../../kit/clock/open-term.ts'
import { beginLives } from '../../kit/life/movements.ts'
import { ensureMember } from '../chat/channel-access.ts'
import { readerOf } from './access.ts'
import { addEvent } from './events-queries.ts'
import { activeSiteOf } from './queries.ts'
import { termOfReferral } from './referral-term.ts'
import { wholeReferral } from './referral-view.ts'
import { settleSentAhead, takeSentAhead } from '../../files/sent-ahead.ts'
import {
  affiliateExists,
  insertReferral,
  knownDiagnoses,
  nextEmergencyCode,
  type ReferralFile,
} from './write-queries.ts'

type Registered = Answer<(typeof referencias)['registrar']>

/** 409 `referencia.transicion_no_permitida`. */
export const moveNotAllowed = (error: string) => fail(409, 'referencia.transicion_no_permitida', error)

/** The site that refers: the one that is told, else where the person works. 422 at `rep_id`. */
const referringSite = async (db: Kysely<DB>, ctx: UserCtx, form: ReferralForm) => {
  const id = form.rep_id ?? (await readerOf(db, ctx)).rep_id
  if (id === null) throw invalid({ rep_id: [SITE_NEEDED] })
  const site = await activeSiteOf(db, id)
  if (site === undefined) throw invalid({ rep_id: [UNKNOWN_SITE] })
  return site
}

const unknown = async (db: Kysely<DB>, form: ReferralForm, cie10s: readonly number[]) => ({
  ...((await affiliateExists(db, form.afiliado_id)) ? {} : { afiliado_id: [UNKNOWN_AFFILIATE] }),
  ...((await knownDiagnoses(db, cie10s)) === cie10s.length ? {} : { cie10s: [UNKNOWN_DIAGNOSIS] }),
})

/** How it is born: waiting, or closed with its code where it is a report of emergency care. */
const birth = async (db: Kysely<DB>, ctx: UserCtx, form: ReferralForm) => {
  if (!closesAtOnce(form.tipo_anexo_id)) return { estado: REFERRAL_STATES.pending, codigo_remision: null }
  const after = applyReferral(REFERRAL_STATES.pending, 'informar_urgencias')
  if ('error' in after) throw moveNotAllowed(after.error)
  const at = ctx.now()
  return {
    estado: after.estado,
    codigo_remision: await nextEmergencyCode(db, Number(bogotaDate(at.getTime()).slice(0, 4))),
    gestor_user_id: ctx.user.id,
    gestionada_at: at,
    cerrada_at: at,
    cerrada_user_id: ctx.user.id,
  }
}

const text = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value.trim())

const insert = async (db: Kysely<DB>, ctx: UserCtx, form: ReferralForm) => {
  const cie10s = [...new Set(form.cie10s)]
  const errores = { ...checkRegistration(form), ...(await unknown(db, form, cie10s)) }
  if (Object.keys(errores).length > 0) throw invalid(errores)
  const site = await referringSite(db, ctx, form)
  const adjuntos: ReferralFile[] = []
  for (const clave of new Set(form.adjuntos)) adjuntos.push(await takeSentAhead(db, ctx, clave))
  const born = await birth(db, ctx, form)
  const at = ctx.now()
  const written = await insertReferral(db, {
    row: {
      afiliado_id: form.afiliado_id,
      rep_id: site.id,
      user_id: ctx.user.id,
      tipo_anexo_id: form.tipo_anexo_id,
      tipo_solicitud: text(form.tipo_solicitud),
      especialidad_remision: form.especialidad_remision.trim(),
      descripcion: form.descripcion.trim(),
      datos: jsonText(form.datos),
      created_at: at,
      updated_at: at,
      ...born,
    },
    cie10s,
    adjuntos,
  })
  await openTerm(
    db,
    termOfReferral({
      id: written.id,
      tipo_solicitud: text(form.tipo_solicitud),
      fecha_aceptacion: null,
      hora_aceptacion: null,
      cerrada_at: 'cerrada_at' in born ? born.cerrada_at : null,
      created_at: at,
      user_id: ctx.user.id,
    }),
  )
  await beginLives(db, REFERRAL_LIFE.name, [{ id: written.id, estado: born.estado }], {
    user_id: ctx.user.id,
    created_at: at,
  })
  return { ...written, ...born, site, adjuntos: adjuntos.length }
}

const register = async (db: Kysely<DB>, ctx: UserCtx, form: ReferralForm): Promise<Registered> => {
  const { id, canal_id, estado, codigo_remision, site, adjuntos } = await insert(db, ctx, form)
  await ensureMember(db, canal_id, ctx.user.id)
  await addEvent(db, ctx, {
    referencia_id: id,
    clase: 'registrada',
    detalle: {
      institucion: site.institucion,
      municipio: site.municipio,
      tipo_anexo_id: form.tipo_anexo_id,
      tipo_anexo: annexTypeName(form.tipo_anexo_id),
    },
  })
  if (codigo_remision !== null) {
    await addEvent(db, ctx, { referencia_id: id, clase: 'codigo', detalle: { codigo: codigo_remision } })
    await addEvent(db, ctx, { referencia_id: id, clase: 'finalizada' })
  }
  await audit(db, ctx, {
    accion: 'referencia.registrar',
    recurso: 'referencia',
    recurso_id: id,
    afiliado_id: form.afiliado_id,
    detalle: { tipo_anexo_id: form.tipo_anexo_id, rep_id: site.id, estado, codigo: codigo_remision, adjuntos },
  })
  return { mensaje: REFERRAL_REGISTERED, referencia: await wholeReferral(ctx, id, db) }
}

/**
 * Registers the referral, its files, its chat and what begins its timeline. The same key and body give the same answer.
 * @regla Una remisión nace pendiente; el informe de atención inicial de urgencias nace cerrado, con su código.
 */
export const registerReferral = async (ctx: UserCtx, form: ReferralForm): Promise<Registered> => {
  await settleSentAhead(ctx, form.adjuntos)
  const saved = await idempotent(ctx, 'referencias.registrar', form, (trx) => register(trx, ctx, form))
  ctx.realtime.toReferrals({ id: saved.referencia.id, version: saved.referencia.version })
  return saved
}
