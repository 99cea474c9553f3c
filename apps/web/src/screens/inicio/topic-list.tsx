import type { HomeRow } from '@cauce/contract/inicio'
import { formatDate, formatDateTime, formatDay } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { topicWords, type ListedTopic } from '@cauce/domain/home/topics'
import { orderKindName } from '@cauce/domain/history/order-kinds'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { optionOfType, orderingAddress } from '@cauce/domain/ordering/order-address'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Pager } from '@cauce/ui/data-table/pager'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip, type StatusChipProps } from '@cauce/ui/status-chip/status-chip'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadPage } from '../../app/load-page.ts'
import { failureText } from '../../store/call.ts'
import { useAsuntoQuery } from '../../store/inicio-api.ts'
import type { LivingType, OrderedLine } from '../../workspaces/orders/ordered-line.ts'
import { REFRESH } from './use-pending.ts'

/** Only who decides brings it. */
const LifeDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../../workspaces/orders/life-dialog.tsx')).LifeDialog })),
)

const PAGE_SIZE = 20
const WAITING_ROWS = 5

const livingType = (tipo: number | null): LivingType | null =>
  [OrderType.medications, OrderType.procedures, OrderType.ownCodes].find((each) => each === tipo) ?? null

/** The line of a row for the dialog of its life; null: it is no such line. */
const lineOf = (row: HomeRow): OrderedLine<LivingType> | null => {
  const tipo = livingType(row.tipo_orden_id)
  if (tipo === null || row.orden_id === null) return null
  const { id, orden_id, titulo, item_id, rep, automatico, motivo, estado, desde } = row
  return {
    tipo,
    lineId: id,
    ordenId: orden_id,
    title: titulo,
    itemId: item_id,
    rep,
    automatico,
    motivo,
    estado: estado.nombre,
    estadoDesde: desde,
  }
}

/** Where what the row asks for is done. */
const placeOf = (asunto: ListedTopic, { afiliado, consulta_id, tipo_orden_id }: HomeRow): string =>
  asunto === 'entregas' || asunto === 'por_revisar_farmacia'
    ? `/historico/medicamentosParciales?afiliado=${afiliado?.id ?? ''}`
    : tipo_orden_id === null || consulta_id === null
      ? `/panelMedico/atencion/${consulta_id ?? ''}`
      : orderingAddress(consulta_id, optionOfType(tipo_orden_id))

const detailOf = (asunto: ListedTopic, row: HomeRow): string => {
  const parts =
    asunto === 'historias'
      ? [formatDay(row.desde), row.motivo]
      : [
          row.tipo_orden_id === null ? '' : orderKindName(row.tipo_orden_id),
          asunto === 'sin_sede' ? UNROUTED_WARNING : (row.rep?.nombre ?? ''),
          row.nota ?? '',
          row.hasta === null ? '' : `vence el ${formatDate(row.hasta)}`,
        ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** What is wrong with it, before the state that its table has. */
const stateOf = (asunto: ListedTopic, row: HomeRow, now: number): StatusChipProps => {
  if (asunto === 'sin_sede') return { tone: 'bad', label: 'Sin sede' }
  if (asunto === 'por_revisar' || asunto === 'por_revisar_farmacia') return { tone: 'bad', label: 'Por revisar' }
  if (row.limite !== null)
    return Date.parse(row.limite) < now
      ? { tone: 'bad', label: 'Venció el plazo' }
      : { tone: 'waiting', label: `Antes de ${formatDateTime(row.limite)}` }
  return { tone: row.tipo_orden_id === null ? 'waiting' : statusTone(row.estado.id), label: row.estado.nombre }
}

interface RowProps {
  readonly asunto: ListedTopic
  readonly row: HomeRow
  readonly now: number
  readonly onDecide: (line: OrderedLine<LivingType>) => void
}

const Row = ({ asunto, row, now, onDecide }: RowProps) => {
  const line = asunto === 'auditoria' ? lineOf(row) : null
  return (
    <li className="ca-topic-row">
      <span className="ca-home-who">
        <strong>{row.afiliado?.nombre ?? row.titulo}</strong>
        <span>{row.afiliado === null ? '' : row.titulo}</span>
        <span className="ca-second">{detailOf(asunto, row)}</span>
      </span>
      <span className="ca-topic-state">
        <StatusChip {...stateOf(asunto, row, now)} />
        <span className="ca-second">{timeAgo(Date.parse(row.desde), now)}</span>
      </span>
      {line === null ? (
        <Link className="ca-topic-link" to={placeOf(asunto, row)}>
          {asunto === 'entregas' ? 'Entregar' : 'Abrir'}
          <span className="ca-hidden"> {row.titulo}</span>
        </Link>
      ) : (
        <Action small onClick={() => onDecide(line)}>
          Decidir…
        </Action>
      )}
    </li>
  )
}

interface TopicListProps {
  readonly asunto: ListedTopic
  readonly today: string
}

/** The list of what a count counts: what waits longest first. */
export const TopicList = ({ asunto, today }: TopicListProps) => {
  const [page, setPage] = useState(1)
  const [line, setLine] = useState<OrderedLine<LivingType> | null>(null)
  const { data, error, refetch } = useAsuntoQuery(
    { body: { asunto, pagina: page, por_pagina: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  return (
    <Card
      title={topicWords(asunto, 2)}
      note={data === undefined ? undefined : `${data.total} · primero lo que más espera`}
      flush
    >
      {data !== undefined && data.data.length > 0 ? (
        <ul className="ca-home-rows">
          {data.data.map((row) => (
            <Row
              key={`${row.tipo_orden_id ?? 0} ${row.id}`}
              asunto={asunto}
              row={row}
              now={Date.parse(data.ahora)}
              onDecide={setLine}
            />
          ))}
        </ul>
      ) : data !== undefined ? (
        <EmptyState title={`En cero: ${topicWords(asunto, 0).toLowerCase()}`} text="Lo que llegue aparece aquí solo." />
      ) : error === undefined ? (
        <div className="ca-home-waiting">
          <output className="ca-hidden">Cargando la lista</output>
          <Skeleton lines={WAITING_ROWS} height="56px" />
        </div>
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.total > PAGE_SIZE ? (
        <Pager page={page} size={PAGE_SIZE} total={data.total} onPage={setPage} />
      ) : null}
      {asunto === 'auditoria' ? (
        <Suspense>
          <LifeDialog line={line} today={today} onClose={() => setLine(null)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
