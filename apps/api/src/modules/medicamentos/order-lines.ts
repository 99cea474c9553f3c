/** The lines of an order against the catalogue, the contracts and the affiliate's lines of this moment. */
import { chosenRouting, isRouting, type Routing } from '@cauce/domain/ordering/chosen-routing'
import { DUPLICATE_IN_LIST, repeatedPositions } from '@cauce/domain/medication/duplicates'
import {
  INACTIVE_MEDICATION,
  NOT_REPLACEABLE,
  REPLACED_TWICE,
  UNKNOWN_DIAGNOSIS,
  UNKNOWN_MEDICATION,
} from '@cauce/domain/medication/messages'
import { doseUnitError, measureOf } from '@cauce/domain/medication/dose-unit'
import { checkMonthlyQuantity, monthlyQuantity, QUANTITY_DIFFERS } from '@cauce/domain/medication/monthly-quantity'
import { controlError } from '@cauce/domain/medication/special-control'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { checkRoute } from '@cauce/domain/medication/routes-of-administration'
import { medicationExpiry, treatmentEnd } from '@cauce/domain/medication/treatment-end'
import { checkValidityDate } from '@cauce/domain/ordering/validity-date'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { fail, invalid, type FieldErrors } from '../../http/failure.ts'
import { routingProposal } from '../direccionamiento/routing-context.ts'
import { firstMessage } from '../ordenamiento/orderable.ts'
import { UNIT } from './articles.ts'
import { contentsOf } from './contents-of.ts'
import type { DrugRow } from './drug-queries.ts'
import type { NewMedicationLine } from './new-line.ts'
import type { MedicationContext } from './order-context.ts'

const AUTHORIZATION_REASON = 'Requiere autorización: el medicamento lo pide'

/** The figures of a line with what its dose is measured in, as the catalogue knows the presentation. */
const posologyOf = (line: MedicationLine, drug: DrugRow | undefined) => ({
  ...line,
  medida: measureOf(line.unidad_dosis ?? null, { contenido: contentsOf(drug?.contenido) }),
})

const unitError = (line: MedicationLine, drug: DrugRow | undefined): string | null =>
  drug === undefined
    ? null
    : doseUnitError(
        { dosis: line.dosis, unidad_dosis: line.unidad_dosis ?? null },
        { unidad_presentacion: drug.unidad_presentacion ?? UNIT, contenido: contentsOf(drug.contenido) },
      )

const quantityError = (line: MedicationLine, drug: DrugRow | undefined): string | null => {
  const quantity = monthlyQuantity(posologyOf(line, drug))
  return checkMonthlyQuantity(quantity) ?? (quantity === line.cantidadMedico ? null : QUANTITY_DIFFERS)
}

const drugError = (drug: DrugRow | undefined): string | null => {
  if (drug === undefined) return UNKNOWN_MEDICATION
  return drug.activo ? null : INACTIVE_MEDICATION
}

interface Judged {
  readonly drug: DrugRow | undefined
  readonly routing: Routing | null
  readonly errores: FieldErrors
}

const siteOf = (line: MedicationLine, context: MedicationContext, today: string) => {
  const proposal = routingProposal(context.routing, line.articulo.codesumi.id, today)
  if (proposal === null) return null
  return chosenRouting({ rep_id: line.rep_id, motivo: line.motivo_rep ?? null }, proposal, context.routing)
}

const judge = (line: MedicationLine, context: MedicationContext, today: string): Judged => {
  const drug = context.drugs.get(line.articulo.codesumi.id)
  const site = siteOf(line, context, today)
  const routes = { vias_administracion: context.routes.get(line.articulo.codesumi.id) ?? [] }
  const messages: Readonly<Record<string, string | null>> = {
    articulo: drugError(drug),
    via: drug === undefined ? null : checkRoute(line.via, routes),
    dosis: unitError(line, drug),
    cantidadMedico: unitError(line, drug) === null ? quantityError(line, drug) : null,
    duracion: controlError(context.controls.get(drug?.principio_activo ?? '') ?? null, line),
    fechaVigencia: checkValidityDate(line.fechaVigencia, today),
    diagnostico_id: context.diagnoses.has(line.diagnostico_id) ? null : UNKNOWN_DIAGNOSIS,
    rep_id: site === null || isRouting(site) ? null : (site['rep']?.[0] ?? null),
  }
  const errores = Object.fromEntries(
    Object.entries(messages).flatMap(([field, text]) => (text === null ? [] : [[field, [text]]])),
  )
  return { drug, routing: site !== null && isRouting(site) ? site : null, errores }
}

/** A line that another one takes the place of: of the affiliate, still open, and of one line only. */
const checkReplacements = (lines: readonly MedicationLine[], context: MedicationContext): void => {
  const ids = lines.map(({ reemplaza }) => reemplaza?.orden_articulos_id ?? null)
  ids.forEach((id, index) => {
    if (id === null) return
    if (ids.indexOf(id) < index) {
      const field = `${index}.reemplaza.orden_articulos_id`
      throw invalid({ [field]: [REPLACED_TWICE] }, REPLACED_TWICE)
    }
    const old = context.replaced.get(id)
    if (old === undefined || 'error' in applyOrderLine(old.estado_id, 'anular')) {
      throw fail(409, 'orden.no_modificable', NOT_REPLACEABLE, {
        [`${index}.reemplaza.orden_articulos_id`]: [NOT_REPLACEABLE],
      })
    }
  })
}

const newLine = (line: MedicationLine, drug: DrugRow, routing: Routing): NewMedicationLine => {
  const created = applyOrderLine(null, { crear: { requiere_auditoria: drug.requiere_autorizacion } })
  if ('error' in created) throw new Error(created.error)
  const authorised = drug.requiere_autorizacion === 1
  return {
    codesumi_id: drug.id,
    via: line.via,
    dosis: line.dosis,
    unidad_dosis: line.unidad_dosis ?? null,
    unidad: drug.unidad_presentacion ?? UNIT,
    frecuencia: line.frecuencia,
    unidad_tiempo: line.tiempo,
    duracion: line.duracion,
    meses: line.meses,
    cantidad_medico: monthlyQuantity(posologyOf(line, drug)),
    observacion: line.observacion.trim(),
    diagnostico_id: line.diagnostico_id,
    requiere_autorizacion: authorised,
    routing,
    fecha_vigencia: line.fechaVigencia,
    fecha_vencimiento: medicationExpiry(line),
    fin_tratamiento: treatmentEnd(line),
    estado_id: created.estado_id,
    segunda_firma: null,
    firma: null,
    movimiento_motivo: authorised ? AUTHORIZATION_REASON : null,
    reemplaza:
      line.reemplaza === undefined || line.reemplaza === null
        ? null
        : { id: line.reemplaza.orden_articulos_id, motivo: line.reemplaza.motivo.trim() },
  }
}

/**
 * The rows to insert, in the order of the lines. Throws 422 with every message at `<position>.<field>`, 409
 * `orden.no_modificable` where a line to be replaced is no longer open.
 */
export const checkedLines = (
  lines: readonly MedicationLine[],
  context: MedicationContext,
  today: string,
): NewMedicationLine[] => {
  const repeated = repeatedPositions(lines.map(({ articulo }) => articulo.codesumi.id))
  const judged = lines.map((line) => judge(line, context, today))
  const errores: Record<string, readonly string[]> = {}
  judged.forEach((each, index) => {
    const all = repeated.includes(index) ? { ...each.errores, articulo: [DUPLICATE_IN_LIST] } : each.errores
    for (const [field, texts] of Object.entries(all)) errores[`${index}.${field}`] = texts
  })
  if (Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
  checkReplacements(lines, context)
  return lines.flatMap((line, index) => {
    const { drug, routing } = judged[index] ?? {}
    return drug === undefined || routing === null || routing === undefined ? [] : [newLine(line, drug, routing)]
  })
}
