/** What was ordered, certified and signed in a consultation, as its printed record tells it. */
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { monthsInWords } from '@cauce/domain/medication/months'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { schemeStatusTone } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES, statusTone, type StatusTone } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { leaveStatusTone } from '@cauce/domain/sick-leave/leave-status'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { groupThousands } from '@cauce/domain/text/format'
import type { UserCtx } from '../../http/handle.ts'
import type { PrintedGroup, PrintedItem } from '../../pdf/record-model.ts'
import { statesInWords } from '../esquemas/scheme-model.ts'
import { leavesOf } from '../incapacidades/read-leaves.ts'
import { posologiesOf } from './posologies.ts'
import * as queries from './print-queries.ts'

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

const orderedItem = (line: queries.PrintableOrdered, posology: string | undefined): PrintedItem => ({
  titulo: [line.codigo, line.nombre].filter(Boolean).join(' '),
  detalle: [
    `Orden ${groupThousands(line.orden_id)}`,
    posology,
    quantityOf(line),
    line.observacion === posology ? '' : line.observacion,
  ]
    .filter(Boolean)
    .join(' · '),
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

export interface Everything {
  readonly notes: ByConsultation<queries.PrintableNote>
  readonly ordered: ByConsultation<queries.PrintableOrdered>
  /** Of each medicine, by its line. */
  readonly posologies: ReadonlyMap<number, string>
  readonly leaves: ByConsultation<{ readonly consulta_id: number; readonly leave: SickLeave }>
  readonly consents: ByConsultation<queries.PrintableConsent>
}

/** What was ordered, certified and signed, and the notes of `finalised`. */
export const readEverything = async (
  { db }: UserCtx,
  affiliateId: number,
  finalised: readonly number[],
): Promise<Everything> => {
  const places = new Map((await queries.leaveConsultations(db, affiliateId)).map((place) => [place.id, place]))
  const leaves = (await leavesOf(db, affiliateId)).toReversed()
  return {
    notes: byConsultation(await queries.notesOfAll(db, finalised)),
    posologies: await posologiesOf(db, { afiliado_id: affiliateId }),
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

/** What was made in one consultation, in its groups. */
export const groupsOf = ({ ordered, posologies, leaves, consents }: Everything, consultaId: number): PrintedGroup[] => {
  const lines = ordered.get(consultaId) ?? []
  return [
    ...ORDER_TITLES.map(([tipo, titulo]) => ({
      titulo,
      filas: lines
        .filter(({ tipo_orden_id }) => tipo_orden_id === tipo)
        .map((line) => orderedItem(line, tipo === OrderType.medications ? posologies.get(line.linea_id) : undefined)),
    })),
    { titulo: 'Incapacidades', filas: (leaves.get(consultaId) ?? []).map(({ leave }) => leaveItem(leave)) },
    { titulo: 'Consentimientos', filas: (consents.get(consultaId) ?? []).map(consentItem) },
  ].filter(({ filas }) => filas.length > 0)
}
