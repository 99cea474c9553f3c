/** The drugs of a scheme order against the catalogue and the rules of doses, and the rows that come of them. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { INACTIVE_MEDICATION } from '@cauce/domain/medication/messages'
import { controlError } from '@cauce/domain/medication/special-control'
import { checkRoute } from '@cauce/domain/medication/routes-of-administration'
import { HOURS_PER_DAY } from '@cauce/domain/medication/time-unit'
import { addedDrugProblem } from '@cauce/domain/oncology/added-drug'
import { ceilingLine } from '@cauce/domain/oncology/ceiling-lines'
import { checkCeilings } from '@cauce/domain/oncology/ceilings'
import { checkedLine } from '@cauce/domain/oncology/checked-line'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays } from '@cauce/domain/oncology/cycles'
import {
  LINE_TWICE,
  checkCourse,
  checkDeviation,
  deviationOf,
  notOfScheme,
  repeatedLines,
  signedIncrease,
} from '@cauce/domain/oncology/deviation'
import { urgencyError } from '@cauce/domain/oncology/double-signature'
import { DOSE_IS_NOT_THE_SUM, checkSchemeDraft } from '@cauce/domain/oncology/draft'
import { doseInWords, formulatedDose } from '@cauce/domain/oncology/isc-dose'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import { DRUG_NOT_OF_SCHEME, INDEX_NOT_OF_SCHEME } from '@cauce/domain/oncology/names'
import type { SchemeDrug, SchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { isEditedByHand, lineUnit, proposalHolds, provenProposal } from '@cauce/domain/oncology/scheme-line'
import { roundDecimal } from '@cauce/domain/text/round'
import { applySchemeLine } from '@cauce/machines/life-cycles/scheme-order'
import { invalid } from '../../http/failure.ts'
import { componentsOf, type AddedDrugRow } from './catalogue-queries.ts'
import type { SchemeOrderContext } from './order-context.ts'
import type { NewSchemeLine } from './new-scheme.ts'

type Errors = Record<string, string[]>

const TOO_OFTEN = 'Son demasiadas aplicaciones para esos días'

/** The name of the drug in the catalogue; null when it is in none. */
const nameOf = (line: SchemeLine, { drugs, added }: SchemeOrderContext): string | null =>
  (line.esquema_linea_id ?? null) === null
    ? (added.get(line.codesumi_id ?? 0)?.nombre ?? null)
    : (drugs.get(line.esquema_linea_id ?? 0)?.nombre ?? null)

/** Why the drug of an added line is not to be ordered here. */
const addedDrugError = (drug: AddedDrugRow): string | null =>
  drug.activo ? addedDrugProblem(drug) : INACTIVE_MEDICATION

/**
 * A drug that is not the scheme's: one that is to be ordered here, in its own unit, by a route of its ingredient, no oftener than each
 * hour, for no more days than its special control allows one formula.
 */
const addedErrors = (
  line: SchemeLine,
  { added, routes, controls }: SchemeOrderContext,
  course: SchemeOrder,
): Errors => {
  const drug = added.get(line.codesumi_id ?? 0)
  if (drug === undefined) return {}
  const refused = addedDrugError(drug)
  const control = controlError(controls.get(drug.principio_activo) ?? null, {
    duracion: checkedLine(line, course).dias,
    meses: 1,
  })
  const route = checkRoute(line.via.trim(), { vias_administracion: routes.get(drug.id) ?? [] })
  const days = applicationDays(line.dias_aplicacion).length
  return {
    ...(refused === null ? {} : { nombre: [refused] }),
    ...(control === null ? {} : { dias_aplicacion: [control] }),
    ...(route === null ? {} : { via: [route] }),
    ...(line.unidad_medida.trim() === drug.unidad_presentacion ? {} : { unidad_medida: [INDEX_NOT_OF_SCHEME] }),
    ...(line.cantidad_aplicaciones <= days * HOURS_PER_DAY ? {} : { cantidad_aplicaciones: [TOO_OFTEN] }),
  }
}

const catalogueErrors = (
  line: SchemeLine,
  context: SchemeOrderContext,
  order: SchemeOrder,
  today: CalendarDate,
): Errors => {
  if (nameOf(line, context) === null) return { nombre: [DRUG_NOT_OF_SCHEME] }
  const drug = context.drugs.get(line.esquema_linea_id ?? 0)
  const same =
    drug === undefined
      ? line.indice_dosis === 'FIJA'
      : drug.indice_dosis === line.indice_dosis && drug.unidad_medida === line.unidad_medida
  if (!same) return { indice_dosis: [INDEX_NOT_OF_SCHEME] }
  const capped = { ...line, dosis_maxima: drug?.dosis_maxima ?? null }
  if (!proposalHolds(capped, context.patient)) return { propuesta: [DOSE_IS_NOT_THE_SUM] }
  if (drug !== undefined) return { ...notOfScheme(line, drug), ...checkDeviation(line, drug, context.patient, today) }
  return addedErrors(line, context, order)
}

/** What goes over the limits of the drugs of the order. */
const breachesOf = (order: SchemeOrder, { drugs, added, ceilings, given, patient }: SchemeOrderContext) => {
  const lines = order.codeSumiEsquemaSeleccionado.map((line) => {
    const own = drugs.get(line.esquema_linea_id ?? 0)
    const extra = own === undefined ? added.get(line.codesumi_id ?? 0) : undefined
    const principios = own === undefined ? (extra === undefined ? [] : componentsOf(extra)) : [own.nombre]
    const propia = own !== undefined && deviationOf(line, own, patient) <= 0
    return ceilingLine(line, { principios, presentation: extra ?? null, propia }, order, patient.peso)
  })
  return checkCeilings(lines, ceilings, patient, given)
}

/** What of its doses another professional would sign, in words. */
export interface SignedDoses {
  readonly aumentos: readonly string[]
  readonly topes: readonly string[]
}

/** Throws 422 with every message by field; answers what is right once somebody else signs. */
export const requireLines = (order: SchemeOrder, context: SchemeOrderContext, today: CalendarDate): SignedDoses => {
  const { mensaje, errores } = checkSchemeDraft(order, { isc: context.patient.isc, today })
  const all: Errors = { ...errores, ...checkCourse(order, context.scheme, today) }
  for (const place of repeatedLines(order.codeSumiEsquemaSeleccionado))
    all[`codeSumiEsquemaSeleccionado.${place}.nombre`] = [LINE_TWICE]
  let first = mensaje ?? Object.values(all).flat()[0] ?? null
  for (const [index, line] of order.codeSumiEsquemaSeleccionado.entries())
    for (const [field, messages] of Object.entries(catalogueErrors(line, context, order, today))) {
      all[`codeSumiEsquemaSeleccionado.${index}.${field}`] = messages
      first ??= messages[0] ?? null
    }
  // What leaves its scheme is said first; the limits are of lines that are otherwise right.
  const breaches = Object.keys(all).length > 0 ? [] : breachesOf(order, context)
  const signed = new Set(breaches.flatMap(({ quien, mensaje: over }) => (quien === 'segunda_firma' ? [over] : [])))
  for (const { lugar, campo, quien, mensaje: over } of breaches) {
    if (quien === 'segunda_firma') continue
    const field = `codeSumiEsquemaSeleccionado.${lugar}.${campo}`
    all[field] = [...(all[field] ?? []), over]
    first ??= over
  }
  const urgency = (order.urgencia_vital ?? '').trim()
  const unsaid = urgency === '' ? null : urgencyError(urgency)
  if (unsaid !== null) all['urgencia_vital'] = [unsaid]
  if (Object.keys(all).length > 0) throw invalid(all, first ?? unsaid ?? undefined)
  const aumentos = order.codeSumiEsquemaSeleccionado.flatMap((line) => {
    const drug = context.drugs.get(line.esquema_linea_id ?? 0)
    return drug === undefined ? [] : (signedIncrease(line, drug, context.patient, today) ?? [])
  })
  return { aumentos, topes: [...signed] }
}

/** What is kept beside the formulated dose: the proposal that was taken, or the rule's dose when another one was typed. */
const besideDose = (line: SchemeLine, drug: SchemeDrug | undefined, patient: DosePatient): SchemeLine['propuesta'] => {
  const { isc } = patient
  // In our own words: what a client wrote beside its figure is not printed.
  const taken = provenProposal({ ...line, dosis_maxima: drug?.dosis_maxima ?? null }, patient)
  const rule = formulatedDose(line.dosis, line.indice_dosis, isc)
  const sum = doseInWords(line, isc)
  if (taken !== null || rule === null || sum === null || !isEditedByHand(line, isc)) return taken
  return { tipo: 'isc', valor: rule, texto: sum }
}

const rowsOfCycle = (
  order: SchemeOrder,
  context: SchemeOrderContext,
  ciclo: number,
  start: string,
  estado_id: number,
) =>
  order.codeSumiEsquemaSeleccionado.flatMap((line, posicion): NewSchemeLine[] => {
    if (!appliesInCycle(line.ciclos_aplica, ciclo)) return []
    const fechas = datesOfDays(start, applicationDays(line.dias_aplicacion))
    const drug = context.drugs.get(line.esquema_linea_id ?? 0)
    return [
      {
        ciclo,
        posicion,
        medicamento: nameOf(line, context) ?? line.nombre,
        codesumi_id: drug?.codesumi_id ?? line.codesumi_id ?? null,
        dosis: line.dosis,
        unidad_medida: line.unidad_medida,
        indice_dosis: line.indice_dosis,
        dosis_formulada: line.dosis_formulada,
        unidad_formulada: lineUnit(line),
        propuesta: besideDose(line, drug, context.patient) ?? null,
        via: line.via.trim(),
        dias: line.dias_aplicacion.trim(),
        fase: line.fase ?? null,
        cantidad_aplicaciones: line.cantidad_aplicaciones,
        observaciones: line.observaciones.trim(),
        desviacion: drug === undefined ? 0 : roundDecimal(deviationOf(line, drug, context.patient), 2),
        motivo_desviacion: line.motivo_desviacion ?? null,
        duracion_infusion: drug?.duracion_infusion ?? null,
        nota_esquema: drug?.nota ?? null,
        fecha_agendamiento: fechas[0] ?? start,
        fechas,
        estado_id,
      },
    ]
  })

/**
 * One row for each drug of each cycle in which it is given.
 * @param espera_firma whether another professional signs before any of it is given
 */
export const rowsOf = (
  order: SchemeOrder,
  context: SchemeOrderContext,
  espera_firma: boolean,
): readonly NewSchemeLine[] => {
  const created = applySchemeLine(null, { crear: { espera_firma } })
  if ('error' in created) throw new Error(created.error)
  const cycles = cycleDates(order.fecha_inicio, order.frecuencia_repeticion, order.ciclo, order.ciclo_total)
  return cycles.flatMap(({ ciclo, fecha }) => rowsOfCycle(order, context, ciclo, fecha, created.estado_id))
}

/** Active ingredients of the order, each once, for its checks. */
export const ingredientsOf = (order: SchemeOrder, context: SchemeOrderContext): readonly string[] => {
  const all = order.codeSumiEsquemaSeleccionado.flatMap((line) => {
    const drug = context.drugs.get(line.esquema_linea_id ?? 0)
    const added = context.added.get(line.codesumi_id ?? 0)
    return drug === undefined ? (added === undefined ? [] : componentsOf(added)) : [drug.nombre]
  })
  return [...new Set(all.filter((name) => name !== ''))]
}
