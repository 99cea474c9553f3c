/** The ranges with which the dose of a drug is compared for the patient of a consultation. @fuente UI, imágenes 23 y 23b */
import { doseRanges } from '@cauce/domain/medication/dose-ranges'
import type { alertas } from '@cauce/contract/alertas'
import type { Answer, Body } from '@cauce/contract/entry'
import { auditRead } from '../../audit/audit.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { childStateOf } from './child-state.ts'
import { kidneysOf } from './kidneys.ts'
import { currentKnowledge, MISSING_CHILD_DOSES, missingKnowledge } from './knowledge.ts'
import { drugsById, measured } from './queries.ts'
import { UNKNOWN_MEDICINE } from './service.ts'

type Call = (typeof alertas)['rangoDosis']

/** Without the knowledge there is no range, and it says so: nothing is asked and nothing is drawn. */
const missing = (
  { doses, childDoses }: { readonly doses: unknown; readonly childDoses: unknown },
  isMinor: boolean,
): string | null => {
  if (doses === null) return missingKnowledge('dosis')
  return isMinor && childDoses === null ? MISSING_CHILD_DOSES : null
}

export const doseRangesOf = async (
  ctx: UserCtx,
  { consulta_id, codesumi_id, via, unidad_dosis }: Body<Call>,
): Promise<Answer<Call>> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  const drug = (await drugsById(ctx.db, [codesumi_id])).get(codesumi_id)
  if (drug === undefined) throw invalid({ codesumi_id: [UNKNOWN_MEDICINE] })
  const knowledge = await currentKnowledge(ctx)
  const { edad } = await kidneysOf(ctx, afiliado_id)
  const child = await childStateOf(ctx, afiliado_id, edad)
  const ranges = doseRanges(
    { drug: { ...drug, origen: 'por_ordenar' }, presentation: measured(drug.presentation, unidad_dosis), via },
    child,
    { doses: knowledge.doses ?? new Map(), childDoses: knowledge.childDoses ?? new Map() },
    ctx.today(),
  )
  auditRead(ctx, {
    accion: 'alertas.comprobar',
    recurso: 'consulta',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: { comprobacion: 'rango', codesumi_id },
  })
  return {
    codesumi_id,
    ...ranges,
    por_que: missing(knowledge, child !== null) ?? ranges.por_que,
    conocimiento: knowledge.versionAt('dosis', ctx.now()),
  }
}
