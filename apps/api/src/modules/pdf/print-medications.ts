/** The order of medications, printed: whole or one line. @fuente spec 2 §7 (tipo medicamento) */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { doseNotCompared } from '@cauce/domain/medication/ledger'
import { checksOnPaper, exceptionsOnPaper } from '@cauce/domain/medication/ledger-in-words'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { posologyInWords, quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import { patientPosology, quantityInFiguresAndLetters } from '@cauce/domain/medication/patient-posology'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { monthsInWords } from '@cauce/domain/medication/months'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { drugNote } from '@cauce/domain/oncology/fatal-route'
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import type { ClaimSite, DocumentModel, MedicationPrintLine } from '../../pdf/model.ts'
import { timeUnit } from '../medicamentos/articles.ts'
import { contentsOf } from '../medicamentos/contents-of.ts'
import { ledgersOf } from '../medicamentos/ledger.ts'
import { ledgerRows } from '../medicamentos/line-queries.ts'
import { historyOf } from './history-access.ts'
import { baseModel, orderAffiliate, reachableOrder, type BaseModel } from './base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from './document-queries.ts'
import { keepDocument, type KeptDocument } from './keep-document.ts'
import { printableMedications, type PrintableMedication } from './medication-print-queries.ts'
import { whomToCall } from './order-facts.ts'
import { isValidLine, printSelection, siteWords, type WhomToCall } from './order-model.ts'

type Asked = Extract<PdfRequest, { tipo: 'medicamento' }>

/** The whole treatment in figures and letters, as a prescription asks. */
const totalInWords = (total: number, unit: string): string => `Total: ${quantityInFiguresAndLetters(total, unit)}`

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
  const words = posologyInWords(posology)
  return {
    nombre: line.nombre,
    posologia: patientPosology(posology) ?? { verbo: 'Tome', toma: words, resto: '' },
    formula: quantityInWords(posology),
    cantidad: `${quantityInFiguresAndLetters(line.cantidad_medico, line.unidad)}${line.meses > 1 ? ' al mes' : ''}`,
    total: `${monthsInWords(line.meses)} · ${totalInWords(line.cantidad_medico * line.meses, line.unidad)}`,
    diagnostico: `${line.diagnostico_codigo} ${line.diagnostico_nombre}`,
    autorizacion: line.requiere_autorizacion ? 'Si' : 'No',
    segunda_firma: line.segundo_firmante === null ? null : `${line.segundo_firmante} · ${line.segunda_firma ?? ''}`,
    observacion: line.observacion === words ? null : line.observacion,
    critica: drugNote(line.nombre, null).critica,
    desde: formatDate(line.fecha_vigencia),
    hasta: formatDate(line.fecha_vencimiento),
    tratamiento: formatDate(line.fin_tratamiento),
    estado: line.estado,
    tono: statusTone(line.estado_id),
    valida: isValidLine(line),
    excepciones: [...exceptionsOnPaper(entries), ...(notCompared === null ? [] : [`Sin comparar: ${notCompared}.`])],
  }
}

/** Where the drugs that are good are claimed, each site once; the drugs are named where there are several. */
const claimSites = (lines: readonly PrintableMedication[], whom: WhomToCall): readonly ClaimSite[] => {
  const bySite = new Map<number | null, PrintableMedication[]>()
  for (const line of lines.filter(isValidLine)) bySite.set(line.rep_id, [...(bySite.get(line.rep_id) ?? []), line])
  return [...bySite.values()].flatMap((drugs) => {
    const [first] = drugs
    if (first === undefined) return []
    const { sede, sede_detalle } = siteWords(first, whom)
    return [{ sede, detalle: sede_detalle, medicamentos: bySite.size === 1 ? [] : drugs.map(({ nombre }) => nombre) }]
  })
}

/** The printed order of some of its lines. */
export const medicationModel = async (
  ctx: UserCtx,
  base: BaseModel,
  {
    lines,
    notas,
    whom,
  }: {
    readonly lines: readonly PrintableMedication[]
    readonly notas: readonly string[]
    readonly whom: WhomToCall
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
    sedes: claimSites(lines, whom),
    comprobaciones: checksOnPaper(lines.filter(isValidLine).map(({ id }) => ledgers.get(id) ?? [])),
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
  const model = await medicationModel(ctx, await baseModel(ctx, printed, affiliate), {
    lines: lineas,
    notas,
    whom: await whomToCall(ctx, affiliate, printed.consulta_id),
  })
  return { scope, document: await keepDocument(ctx, scope, model) }
}
