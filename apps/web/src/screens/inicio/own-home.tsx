/** The first page of an affiliate: what they have, where, and until when. */
import type { HomeRow } from '@cauce/contract/inicio'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { ownOrderWords } from '@cauce/domain/home/own-order'
import type { ListedTopic } from '@cauce/domain/home/topics'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Link } from 'react-router-dom'
import { failureText } from '../../store/call.ts'
import { useAsuntoQuery } from '../../store/inicio-api.ts'

type OwnTopic = Extract<ListedTopic, 'mis_ordenes' | 'mis_formulas' | 'mis_incapacidades'>
export const OWN_TOPICS: readonly OwnTopic[] = ['mis_ordenes', 'mis_formulas', 'mis_incapacidades']

const WORDS = {
  mis_ordenes: { title: 'Mis órdenes', none: 'No tiene órdenes pendientes', ready: 'Puede ir' },
  mis_formulas: { title: 'Mis fórmulas', none: 'No tiene medicamentos por reclamar', ready: 'Puede reclamarla' },
  mis_incapacidades: { title: 'Mis incapacidades', none: 'No tiene incapacidades del último año', ready: '' },
} as const satisfies Readonly<Record<OwnTopic, object>>

const MOST = 100
const WAITING_ROWS = 2

const OwnRow = ({ asunto, row }: { readonly asunto: OwnTopic; readonly row: HomeRow }) => {
  const isLeave = asunto === 'mis_incapacidades'
  const { state, tone, where } = isLeave
    ? {
        state: row.estado.nombre,
        tone: row.estado.nombre === 'Vigente' ? ('ok' as const) : ('off' as const),
        where: '',
      }
    : ownOrderWords(row, WORDS[asunto].ready)
  return (
    <li className="ca-own-row">
      <strong>{row.titulo}</strong>
      <StatusChip tone={tone} label={state} />
      <span className="ca-own-where">
        {where === '' ? null : <span>{where}</span>}
        {row.hasta === null ? null : <span>Hasta el {formatDate(row.hasta)}</span>}
      </span>
    </li>
  )
}

/** One kind of what the affiliate has. */
export const OwnPart = ({ asunto }: { readonly asunto: OwnTopic }) => {
  const { data, error, refetch } = useAsuntoQuery(
    { body: { asunto, por_pagina: MOST } },
    { refetchOnMountOrArgChange: true },
  )
  const { title, none } = WORDS[asunto]
  return (
    <Card title={title} note={data === undefined || data.total === 0 ? undefined : data.total} flush>
      {data === undefined ? (
        error === undefined ? (
          <div className="ca-home-waiting">
            <output className="ca-hidden">Cargando</output>
            <Skeleton lines={WAITING_ROWS} height="72px" />
          </div>
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <p className="ca-own-none">{none}</p>
      ) : (
        <ul className="ca-home-rows">
          {data.data.map((row) => (
            <OwnRow key={`${row.tipo_orden_id ?? 0} ${row.id}`} asunto={asunto} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}

export const VerifyLink = () => (
  <p>
    <Link className="ca-own-verify" to="/verificar">
      Verificar un documento
    </Link>
  </p>
)
