/** Weight and height of today, with the index and the surface that the rules give. @fuente spec 2 §5 */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import { checkMeasures, mosteller, unusualSurface } from '@cauce/domain/clinical-record/body-surface'
import { measuresDoubts, UNCONFIRMED } from '@cauce/domain/clinical-record/measures-doubt'
import { MEASURES_SAVED } from '@cauce/domain/oncology/names'
import type { Answer, Body } from '@cauce/contract/entry'
import type { consultas } from '@cauce/contract/consultas'
import { audit } from '../../audit/audit.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireWriter } from './access.ts'
import { surfaceFor, upsertMeasures } from './measures-queries.ts'
import { reachPatient } from './queries.ts'
import { measuresOf } from './measures.ts'

type Call = (typeof consultas)['registrarMedidas']

/** Keeps them in the consultation with the date of today. Fails with 404, 403 of who does not act in it, 409 `medidas.por_confirmar`, 422 by field. */
export const recordMeasures = (ctx: UserCtx, consultaId: number, body: Body<Call>): Promise<Answer<Call>> =>
  idempotent(ctx, `consultas.registrarMedidas/${consultaId}`, body, async (trx) => {
    const patient = await reachPatient(trx, ctx, consultaId)
    if (!patient) throw notFound()
    requireWriter(patient)
    const errores = checkMeasures(body)
    const isc = mosteller(body.peso, body.talla)
    if (isc === null || Object.keys(errores).length > 0) throw invalid(errores)
    const fecha = ctx.today()
    const edad = completedYears(patient.fecha_nacimiento, fecha)
    const doubts = measuresDoubts(body, edad, await surfaceFor(trx, consultaId))
    if (doubts.length > 0 && body.confirmado !== true)
      throw fail(409, 'medidas.por_confirmar', UNCONFIRMED, { confirmado: doubts })
    const row = await upsertMeasures(trx, {
      consulta_id: consultaId,
      fecha,
      peso: body.peso,
      talla: body.talla,
      imc: bodyMassIndex(body.peso, body.talla),
      isc,
    })
    await audit(trx, ctx, {
      accion: 'medidas.registrar',
      recurso: 'consulta',
      recurso_id: consultaId,
      afiliado_id: patient.afiliado_id,
      detalle: { fecha, ...(doubts.length === 0 ? {} : { confirmadas: true }) },
    })
    const warning = unusualSurface(isc, edad)
    return {
      isc,
      medidas: measuresOf(row),
      mensaje: [MEASURES_SAVED, warning].filter(Boolean).join('. '),
    }
  })
