/** The checks of the ordering flow, one call each. @fuente spec 2 §7 */
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import type { CheckKind, Knowledge, Severity } from '@cauce/domain/medication/check'
import { withoutContradiction } from '@cauce/domain/medication/dose-contradiction'
import { drugOfIngredient } from '@cauce/domain/medication/drug-facts'
import type { PrescribedLine } from '@cauce/domain/oncology/prescribed-ceilings'
import { shortageFinding, shortageOf } from '@cauce/domain/medication/shortage'
import { shownFinding } from '@cauce/domain/medication/shown-finding'
import type { Answer, Body } from '@cauce/contract/entry'
import type { alertas } from '@cauce/contract/alertas'
import { auditRead } from '../../audit/audit.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { activeDrugs } from './active-drugs.ts'
import { ceilingsOfLine, ceilingSubject } from './ceilings.ts'
import { childStateOf } from './child-state.ts'
import * as checks from './checks.ts'
import { currentKnowledge, noKnowledge, type LoadedKnowledge } from './knowledge.ts'
import { conditionsOf } from './condition-state.ts'
import { elderStateOf } from './elder-state.ts'
import { kidneysOf } from './kidneys.ts'
import { pregnancyStateOf } from './pregnancy-state.ts'
import * as queries from './queries.ts'
import { requireReachable } from './reach.ts'
import { shownFindings, stampsFor } from './stamps.ts'

type Module = typeof alertas
type AskedOf<Name extends keyof Module> = Body<Module[Name]>
type Answered<Name extends keyof Module> = Promise<Answer<Module[Name]>>

export const UNKNOWN_MEDICINE = 'El medicamento no existe en el catálogo'
const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  contraindicada: 'Contraindicada',
  mayor: 'Mayor',
  moderada: 'Moderada',
  informativa: 'Informativa',
}

const versionOf = (knowledge: LoadedKnowledge, check: CheckKind, ctx: UserCtx): Knowledge => {
  const version = knowledge.versionAt(check, ctx.now())
  if (version === null) throw noKnowledge(check)
  return version
}

const drugsOf = async (ctx: UserCtx, ids: readonly number[], field: string): Promise<queries.CatalogueDrug[]> => {
  const known = await queries.drugsById(ctx.db, ids)
  return ids.map((id) => {
    const drug = known.get(id)
    if (drug === undefined) throw invalid({ [field]: [UNKNOWN_MEDICINE] })
    return drug
  })
}

const noteCheck = (
  ctx: UserCtx,
  where: { consulta_id?: number | null | undefined; afiliado_id: number },
  detalle: object,
): void =>
  auditRead(ctx, {
    accion: 'alertas.comprobar',
    recurso: 'consulta',
    recurso_id: where.consulta_id ?? null,
    afiliado_id: where.afiliado_id,
    detalle: { ...detalle },
  })

/** Interactions of the selected set and, with the consultation, with what the affiliate is taking. */
export const checkInteractions = async (
  ctx: UserCtx,
  { medicamentosSeleccionados: ids, consulta_id }: AskedOf<'verificarInteraccion'>,
): Answered<'verificarInteraccion'> => {
  const afiliado_id = consulta_id ? (await reachConsultation(ctx, consulta_id)).afiliado_id : null
  const knowledge = await currentKnowledge(ctx)
  if (knowledge.interactions === null) throw noKnowledge('interacciones')
  const conocimiento = versionOf(knowledge, 'interacciones', ctx)
  const selected = await drugsOf(ctx, ids, 'medicamentosSeleccionados')
  const active = afiliado_id === null ? [] : await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)
  const { hallazgos, gap } = checks.listInteractions(
    [
      ...selected.map((drug) => ({ ...drug, origen: 'por_ordenar' as const })),
      ...active.map((drug) => ({ ...drug, origen: 'activo' as const })),
    ],
    knowledge,
  )
  if (afiliado_id !== null) {
    noteCheck(ctx, { consulta_id, afiliado_id }, { comprobacion: 'interacciones', codesumi_ids: ids })
  }
  const interacciones = shownFindings(hallazgos, stampsFor(ctx, afiliado_id, knowledge)).map((hallazgo) => ({
    id: hallazgo.alerta_detalle_id ?? 0,
    tipo_alerta: SEVERITY_NAMES[hallazgo.severidad],
    mensaje: hallazgo.titulo,
    hallazgo,
  }))
  // What could not be compared with everything was not checked: it is left out, and the caller sees that it is.
  const revisados = gap === null ? [...new Set(ids)] : []
  return [{ resultado: interacciones.length > 0, interacciones, revisados, por_que: gap, conocimiento }]
}

/** Whether the medicine is short, and what that means. */
export const checkShortage = async (
  ctx: UserCtx,
  { medicamento }: AskedOf<'buscarDesabastecimiento'>,
): Answered<'buscarDesabastecimiento'> => {
  const knowledge = await currentKnowledge(ctx)
  if (!knowledge.shortages) throw noKnowledge('desabastecimiento')
  const conocimiento = versionOf(knowledge, 'desabastecimiento', ctx)
  const [drug] = await drugsOf(ctx, [medicamento.id], 'medicamento.id')
  const row = shortageOf(
    { codesumi_id: medicamento.id },
    await queries.shortagesOf(ctx.db, [medicamento.id]),
    ctx.today(),
  )
  const stamps = stampsFor(ctx, null, knowledge)
  return {
    tipo_alerta: row?.tipo_alerta ?? null,
    mensaje: row?.mensaje ?? null,
    alertaDetalleId: row?.id ?? null,
    hallazgo: row === null || drug === undefined ? null : shownFinding(shortageFinding(drug, row), stamps),
    medicamento_id: medicamento.id,
    conocimiento,
  }
}

const allergyOf = async (ctx: UserCtx, body: AskedOf<'buscarAlergico'>) => {
  await requireReachable(ctx, body.afiliado_id, body.consulta_id)
  const knowledge = await currentKnowledge(ctx)
  if (knowledge.allergies === null) throw noKnowledge('alergia')
  const conocimiento = versionOf(knowledge, 'alergia', ctx)
  const [drug] = await drugsOf(ctx, [body.codesumi_id], 'codesumi_id')
  const allergies = await queries.recordedAllergies(ctx.db, body.afiliado_id)
  noteCheck(ctx, body, { comprobacion: 'alergia', codesumi_id: body.codesumi_id })
  const [made] = checks.allergyChecks(drug ?? drugOfIngredient(''), allergies, knowledge)
  return { made, conocimiento, stamps: stampsFor(ctx, body.afiliado_id, knowledge) }
}

/** Whether the affiliate is allergic to the medicine: 400 `alergia.encontrada` when so. */
export const checkAllergy = async (ctx: UserCtx, body: AskedOf<'buscarAlergico'>): Answered<'buscarAlergico'> => {
  const { made, conocimiento } = await allergyOf(ctx, body)
  if (made.respuesta === 'encontrada') throw fail(400, 'alergia.encontrada', ALLERGIC_PATIENT)
  const alergico = made.respuesta === 'limpia' ? false : null
  return { alergico, por_que: made.por_que, codesumi_id: body.codesumi_id, conocimiento }
}

/** To what, how it showed, since when and who wrote it down. */
export const allergyDetail = async (ctx: UserCtx, body: AskedOf<'detalleAlergia'>): Answered<'detalleAlergia'> => {
  const { made, conocimiento, stamps } = await allergyOf(ctx, body)
  return { hallazgos: shownFindings(made.hallazgos, stamps), conocimiento }
}

/** Days and months as far as they came. */
const courseOf = ({ duracion, meses }: Pick<AskedOf<'avisos'>['linea'], 'duracion' | 'meses'>) => ({
  duracion: duracion ?? null,
  meses: meses ?? 1,
})

/** The other lines of the list whose dose came with the question. */
const dosedLines = (
  otras: NonNullable<AskedOf<'avisos'>['otras']>,
  selected: readonly queries.CatalogueDrug[],
): readonly PrescribedLine[] =>
  otras.flatMap((other): PrescribedLine[] => {
    const drug = selected.find(({ codesumi_id }) => codesumi_id === other.codesumi_id)
    return drug === undefined
      ? []
      : [
          {
            ...other,
            ...courseOf(other),
            presentation: queries.measured(drug.presentation, other.unidad_dosis),
            drug: { ...drug, origen: 'por_ordenar' },
          },
        ]
  })

/** Duplication, usual dose and crossed allergy of one line. */
export const checkNotices = async (
  ctx: UserCtx,
  { consulta_id, linea, seleccionados, otras = [] }: AskedOf<'avisos'>,
): Answered<'avisos'> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  const knowledge = await currentKnowledge(ctx)
  if (knowledge.allergies === null) throw noKnowledge('alergia_cruzada')
  if (knowledge.doses === null) throw noKnowledge('dosis')
  const [crossed, dosed] = [versionOf(knowledge, 'alergia_cruzada', ctx), versionOf(knowledge, 'dosis', ctx)]
  versionOf(knowledge, 'duplicidad', ctx)
  const [facts] = await drugsOf(ctx, [linea.codesumi_id], 'linea.codesumi_id')
  if (facts === undefined) throw invalid({ 'linea.codesumi_id': [UNKNOWN_MEDICINE] })
  const drug = { ...facts, origen: 'por_ordenar' as const }
  const selected = await drugsOf(ctx, seleccionados, 'seleccionados')
  const active = (await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)).filter(
    ({ orden_articulos_id: id, vigente }) => vigente && (id === null || id !== linea.reemplaza_id),
  )
  const [, cross] = checks.allergyChecks(drug, await queries.recordedAllergies(ctx.db, afiliado_id), knowledge)
  const duplicate = checks.duplicateCheck(
    drug,
    [
      ...selected.map((other) => ({ ...other, origen: 'por_ordenar' as const })),
      ...active.map((other) => ({ ...other, origen: 'activo' as const })),
    ],
    knowledge,
  )
  const pregnancy = checks.pregnancyOf(drug, linea.via, await pregnancyStateOf(ctx, afiliado_id), knowledge)
  const kidneys = await kidneysOf(ctx, afiliado_id)
  const line = { ...linea, drug, presentation: queries.measured(facts.presentation, linea.unidad_dosis) }
  const renal = checks.renalOf(line, kidneys, ctx.today(), knowledge)
  const elder = checks.elderOf(line, await elderStateOf(ctx, afiliado_id, kidneys.edad), knowledge)
  const condition = checks.conditionOf(drug, await conditionsOf(ctx, afiliado_id), knowledge)
  const others = dosedLines(otras, selected)
  const replaced = linea.reemplaza_id ?? null
  const ceiling = await ceilingSubject(ctx, afiliado_id, kidneys, replaced === null ? [] : [replaced])
  const limits = ceilingsOfLine([{ ...line, ...courseOf(linea) }, ...others], 0, ceiling, knowledge)
  const { rango_conocido, por_que_sin_rango, sin_verificar, hallazgos } = checks.doseFindings(
    { ...line, edad: kidneys.edad },
    {
      others: [...others, ...checks.takenLines(active)],
      child: await childStateOf(ctx, afiliado_id, kidneys.edad),
      today: ctx.today(),
    },
    knowledge.doses,
    knowledge,
  )
  const all = [
    ...cross.hallazgos,
    ...duplicate.hallazgos,
    ...withoutContradiction([...limits.hallazgos, ...hallazgos]),
    ...(pregnancy?.hallazgos ?? []),
    ...(renal?.hallazgos ?? []),
    ...(elder?.hallazgos ?? []),
    ...(condition?.hallazgos ?? []),
  ]
  noteCheck(ctx, { consulta_id, afiliado_id }, { comprobacion: 'avisos', codesumi_id: linea.codesumi_id })
  return {
    hallazgos: shownFindings(all, stampsFor(ctx, afiliado_id, knowledge)),
    embarazo: pregnancy === null ? null : { por_que: pregnancy.por_que },
    renal: renal === null ? null : { por_que: renal.por_que },
    adulto_mayor: elder === null ? null : { por_que: elder.por_que },
    condicion: condition === null ? null : { por_que: condition.por_que },
    rango_conocido,
    por_que_sin_rango,
    dosis_sin_verificar: sin_verificar ?? limits.sin_verificar,
    cruzada_sin_verificar: cross.por_que,
    codesumi_id: linea.codesumi_id,
    conocimiento: {
      catalogo: `${crossed.catalogo} y ${dosed.catalogo}`,
      version: [...new Set([crossed.version, dosed.version])].join(' · '),
      fecha: crossed.fecha > dosed.fecha ? crossed.fecha : dosed.fecha,
    },
  }
}
