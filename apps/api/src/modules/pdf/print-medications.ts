/** The order of medications, printed: whole or one line. @fuente spec 2 §7 (tipo medicamento) */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { allergiesOnPaper } from '@cauce/domain/antecedents/allergies-on-paper'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { doseNotCompared } from '@cauce/domain/medication/ledger'
import { ledgerInWords } from '@cauce/domain/medication/ledger-in-words'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { posologyInWords, quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { monthsInWords } from '@cauce/domain/medication/months'
import { groupThousands } from '@cauce/domain/text/format'
import { cardinal } from '@cauce/domain/text/cardinal'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentModel, MedicationPrintLine } from '../../pdf/model.ts'
import { timeUnit } from '../medicamentos/articles.ts'
import { contentsOf } from '../medicamentos/contents-of.ts'
import { ledgersOf } from '../medicamentos/ledger.ts'
import { ledgerRows } from '../medicamentos/line-queries.ts'
import { historyOf } from './history-access.ts'
import { baseModel, orderAffiliate, reachableOrder, type BaseModel } from './base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from './document-queries.ts'
import { keepDocument, type KeptDocument } from './keep-document.ts'
import { printableMedications, type PrintableMedication } from './medication-print-queries.ts'
import { isValidLine, printSelection } from './order-model.ts'

type Asked = Extract<PdfRequest, { tipo: 'medicamento' }>

/** The whole treatment in figures and words, as a prescription asks. */
const totalInWords = (total: number): string => {
  const words = cardinal(total)
  return `Total: ${groupThousands(total)}${words === null ? '' : ` (${words})`}`
}

const printLine = (line: PrintableMedication, entries: readonly LedgerEntry[]): MedicationPrintLine => {
  const posology = {
    dosis: Number(line.dosis),
    frecuencia: Number(line.frecuencia),
    tiempo: timeUnit(line.unidad_tiempo),
    duracion: line.duracion,
    meses: line.meses,
    unidad: line.unidad,
    via: line.via,
    medida: measureOf(line.unidad_dosis, { contenido: contentsOf(line.contenido) }),
  }
  const notCompared = doseNotCompared(entries)
  return {
    nombre: line.nombre,
    posologia: posologyInWords(posology),
    formula: quantityInWords(posology),
    cantidad: `${unitWords(line.cantidad_medico, line.unidad)}${line.meses > 1 ? ' al mes' : ''}`,
    meses: monthsInWords(line.meses),
    total: totalInWords(line.cantidad_medico * line.meses),
    diagnostico: `${line.diagnostico_codigo} ${line.diagnostico_nombre}`,
    autorizacion: line.requiere_autorizacion ? 'Si' : 'No',
    segunda_firma: line.segundo_firmante === null ? null : `${line.segundo_firmante} · ${line.segunda_firma ?? ''}`,
    observacion: line.observacion,
    sede: line.sede === null ? UNROUTED_WARNING : [line.sede, line.sede_municipio].filter(Boolean).join(' · '),
    sede_detalle:
      [line.sede_direccion, line.sede_telefono && `Tel. ${line.sede_telefono}`].filter(Boolean).join(' · ') || null,
    desde: formatDate(line.fecha_vigencia),
    hasta: formatDate(line.fecha_vencimiento),
    tratamiento: formatDate(line.fin_tratamiento),
    estado: line.estado,
    tono: statusTone(line.estado_id),
    valida: isValidLine(line),
    comprobaciones: [
      ...ledgerInWords(entries),
      ...(notCompared === null ? [] : [{ quien: 'Sin comparar', frases: [`${notCompared}.`] }]),
    ],
  }
}

/** The printed order of some of its lines. */
export const medicationModel = async (
  ctx: UserCtx,
  base: BaseModel,
  {
    lines,
    notas,
    alergias,
  }: {
    readonly lines: readonly PrintableMedication[]
    readonly notas: readonly string[]
    readonly alergias: Affiliate['alergias']
  },
): Promise<Extract<DocumentModel, { clase: 'medicamento' }>> => {
  const ledgers = ledgersOf(
    await ledgerRows(
      ctx.db,
      lines.map(({ id }) => id),
    ),
  )
  return {
    ...base,
    clase: 'medicamento',
    titulo: DOCUMENT_NAMES.medicamento,
    lineas: lines.map((line) => printLine(line, ledgers.get(line.id) ?? [])),
    alergias: allergiesOnPaper(alergias),
    notas,
  }
}

/** `activas` leaves out what was annulled or denied, unless nothing else is left to say why there is no document. */
const filtered = (lines: readonly PrintableMedication[], filtro: Asked['filtro']): readonly PrintableMedication[] => {
  const valid = lines.filter(isValidLine)
  return filtro === 'todas' || valid.length === 0 ? lines : valid
}

/** Makes the document. Fails with 409 `orden.sin_documento` when none of its lines may be printed. */
export const printMedications = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument }> => {
  const printed = await reachableOrder(ctx, request.id, historyOf(request))
  const lineId = request.detalles?.id ?? null
  const action = request.enviar === true ? 'enviar' : 'descargar'
  const found = await printableMedications(ctx.db, printed.id)
  const asked = lineId === null ? filtered(found, request.filtro) : found
  const { lineas, notas } = printSelection(asked, lineId, action, lineActions)
  const scope: DocumentScope = {
    clase: 'medicamento',
    afiliado_id: printed.afiliado_id,
    orden_id: printed.id,
    orden_procedimientos_id: null,
    orden_articulos_id: lineId,
  }
  const affiliate = await orderAffiliate(ctx, printed)
  const model = await medicationModel(ctx, baseModel(ctx, printed, affiliate), {
    lines: lineas,
    notas,
    alergias: affiliate.alergias,
  })
  return { scope, document: await keepDocument(ctx, scope, model) }
}
