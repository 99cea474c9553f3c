/** Everything that an affiliate has, in one document with its index. @fuente spec 1 §2 (historico); Resolución 1995 de 1999, art. 14 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { monthsInWords } from '@cauce/domain/medication/months'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { WHOLE_RECORD_PROGRESS, type WholeRecordStage } from '@cauce/domain/history/whole-record-stage'
import { schemeStatusTone } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES, statusTone, type StatusTone } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { leaveStatusTone } from '@cauce/domain/sick-leave/leave-status'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { groupThousands } from '@cauce/domain/text/format'
import type { PdfRequest } from '@cauce/contract/pdf'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { forbidden, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { PrintedGroup, PrintedItem, RecordDocument } from '../../pdf/record-model.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { statesInWords } from '../esquemas/scheme-model.ts'
import { leavesOf } from '../incapacidades/read-leaves.ts'
import { headModel } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES, type DocumentScope } from '../pdf/document-queries.ts'
import { seesHistory } from '../pdf/history-access.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { identification, printedConsultation } from './print-record.ts'
import * as queries from './print-queries.ts'
import { printedRecord } from './record-model.ts'

type Asked = Extract<PdfRequest, { tipo: 'historiaCompleta' }>

const STATUS_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ORDER_STATUS_NAMES).map(([id, nombre]) => [Number(id), nombre]),
)
const ORDER_TITLES: readonly (readonly [number, string])[] = [
  [OrderType.medications, 'Medicamentos ordenados'],
  [OrderType.procedures, 'Procedimientos ordenados'],
  [OrderType.schemes, 'Esquemas oncológicos'],
  [OrderType.ownCodes, 'Servicios ordenados'],
]

const statusOf = ({ tipo_orden_id, estados }: queries.PrintableOrdered): { estado: string; tono: StatusTone } => {
  const [first = 0] = estados
  if (tipo_orden_id === OrderType.schemes) {
    const lines = estados.map((estado_id) => ({ estado_id }))
    return { estado: statesInWords(lines), tono: estados.length === 0 ? 'unknown' : schemeStatusTone(first) }
  }
  return { estado: STATUS_NAMES.get(first) ?? '', tono: statusTone(first) }
}

const quantityOf = ({ tipo_orden_id, cantidad, unidad, meses }: queries.PrintableOrdered): string => {
  if (tipo_orden_id === OrderType.schemes) return ''
  if (tipo_orden_id !== OrderType.medications) return `cantidad ${cantidad}`
  return `${unitWords(cantidad, unidad)}${meses > 1 ? ` al mes, ${monthsInWords(meses)}` : ''}`
}

const orderedItem = (line: queries.PrintableOrdered): PrintedItem => ({
  titulo: [line.codigo, line.nombre].filter(Boolean).join(' '),
  detalle: [`Orden ${groupThousands(line.orden_id)}`, quantityOf(line), line.observacion].filter(Boolean).join(' · '),
  ...statusOf(line),
})

const leaveItem = (leave: SickLeave): PrintedItem => ({
  titulo: `${countDays(leave.dias)}, ${formatDate(leave.fecha_inicio)} al ${formatDate(leave.fecha_final)}`,
  detalle: [
    `Radicado ${leave.radicado}`,
    leave.contingencia,
    `${leave.cie10.codigo} ${leave.cie10.nombre}`,
    leave.prorroga === 'Si' ? `prórroga, ${countDays(leave.dias_acumulados)} acumulados` : '',
  ]
    .filter(Boolean)
    .join(' · '),
  estado: leave.estado.nombre,
  tono: leaveStatusTone(leave.estado_id),
})

const consentItem = (consent: queries.PrintableConsent): PrintedItem => ({
  titulo: `${consent.codigo} ${consent.nombre}`,
  detalle: [
    `Orden ${groupThousands(consent.orden_id)}`,
    formatDateTime(consent.created_at.getTime()),
    `firma: ${consent.firmante}`,
    `texto versión ${consent.version}`,
  ].join(' · '),
  estado: consent.estado === 'disentido' ? 'Disentido' : 'Firmado',
  tono: consent.estado === 'disentido' ? 'waiting' : 'ok',
})

/** Rows by the consultation in which they were made: each section takes its own without going over those of every other. */
type ByConsultation<Row> = ReadonlyMap<number, readonly Row[]>

const byConsultation = <Row extends { readonly consulta_id: number }>(rows: readonly Row[]): ByConsultation<Row> =>
  Map.groupBy(rows, ({ consulta_id }) => consulta_id)

interface Everything {
  readonly notes: ByConsultation<queries.PrintableNote>
  readonly ordered: ByConsultation<queries.PrintableOrdered>
  readonly leaves: ByConsultation<{ readonly consulta_id: number; readonly leave: SickLeave }>
  readonly consents: ByConsultation<queries.PrintableConsent>
}

const readEverything = async (
  { db }: UserCtx,
  affiliateId: number,
  finalised: readonly number[],
): Promise<Everything> => {
  const places = new Map((await queries.leaveConsultations(db, affiliateId)).map((place) => [place.id, place]))
  const leaves = (await leavesOf(db, affiliateId)).toReversed()
  return {
    notes: byConsultation(await queries.notesOfAll(db, finalised)),
    ordered: byConsultation(await queries.orderedOf(db, affiliateId)),
    consents: byConsultation(await queries.consentsOf(db, affiliateId)),
    leaves: byConsultation(
      leaves.flatMap((leave) => {
        const place = places.get(leave.id)
        return place === undefined ? [] : [{ consulta_id: place.consulta_id, leave }]
      }),
    ),
  }
}

const groupsOf = ({ ordered, leaves, consents }: Everything, consultaId: number): PrintedGroup[] => {
  const lines = ordered.get(consultaId) ?? []
  return [
    ...ORDER_TITLES.map(([tipo, titulo]) => ({
      titulo,
      filas: lines.filter(({ tipo_orden_id }) => tipo_orden_id === tipo).map(orderedItem),
    })),
    { titulo: 'Incapacidades', filas: (leaves.get(consultaId) ?? []).map(({ leave }) => leaveItem(leave)) },
    { titulo: 'Consentimientos', filas: (consents.get(consultaId) ?? []).map(consentItem) },
  ].filter(({ filas }) => filas.length > 0)
}

const leftOut = (count: number): string[] => {
  if (count === 0) return []
  return [
    count === 1
      ? 'Una consulta no tiene historia finalizada ni órdenes, incapacidades o consentimientos, y no se imprime.'
      : `${count} consultas no tienen historia finalizada ni órdenes, incapacidades o consentimientos, y no se imprimen.`,
  ]
}

const wholeDocument = async (ctx: UserCtx, affiliate: Affiliate): Promise<RecordDocument> => {
  const consultations = await queries.consultationsOf(ctx.db, ctx, affiliate.id)
  const finalised = consultations.filter(({ finalizada_at }) => finalizada_at !== null).map(({ id }) => id)
  const everything = await readEverything(ctx, affiliate.id, finalised)
  const operator = await queries.printingOperator(ctx.db, ctx.user.id)
  const sections = consultations.map((each) =>
    printedConsultation(
      each,
      printedRecord(each, affiliate, everything.notes.get(each.id) ?? []),
      groupsOf(everything, each.id),
    ),
  )
  const printed = sections.filter(({ historia, grupos }) => historia !== null || grupos.length > 0)
  const heading = {
    numero: `Afiliado N.º ${groupThousands(affiliate.id)}`,
    fecha: `Impresa el ${formatDate(ctx.today())}`,
  }
  return {
    ...(await headModel(ctx, heading, operator, affiliate)),
    clase: 'historia',
    titulo: DOCUMENT_NAMES.historia_completa,
    identificacion: await identification(ctx, affiliate, ctx.now()),
    completa: true,
    consultas: printed,
    notas: leftOut(sections.length - printed.length),
  }
}

/** Fails with 404 and 403: only who reads the history of everybody prints the whole of somebody's. */
export const printWholeRecord = async (
  ctx: UserCtx,
  request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument; readonly numero: string }> => {
  if (!seesHistory(ctx.user, HISTORY_PERMISSION)) throw forbidden()
  const affiliate = await affiliateById(ctx.db, request.id, ctx.today())
  if (!affiliate) throw notFound()
  const tell = (fase: WholeRecordStage['fase'], parte: number): void => {
    const stage: WholeRecordStage = { afiliado_id: affiliate.id, fase, parte }
    ctx.realtime.toUser(ctx.user.id, WHOLE_RECORD_PROGRESS, stage)
  }
  tell('leyendo', 0)
  const model = await wholeDocument(ctx, affiliate)
  tell('componiendo', 0)
  const scope: DocumentScope = {
    clase: 'historia_completa',
    afiliado_id: affiliate.id,
    orden_id: null,
    orden_procedimientos_id: null,
  }
  const document = await keepDocument(ctx, scope, model, { onProgress: (parte) => tell('dibujando', parte) })
  return { scope, document, numero: model.numero }
}
