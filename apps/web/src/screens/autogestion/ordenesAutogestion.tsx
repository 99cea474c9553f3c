/** `/autogestion/ordenesAutogestion`: what was ordered for the affiliate, each thing with one sentence. @fuente modulos/aseguramiento-y-red.md §6 S7 */
import { MapMarkerIcon, PhoneIcon } from '@blueprintjs/icons'
import { asksWords, NO_ORDERS, PASSPORT_STEPS } from '@cauce/domain/authorisation/passport-line'
import type { OrderPassport } from '@cauce/contract/autogestion'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StepStrip } from '@cauce/ui/step-strip/step-strip'
import { usePageTitle } from '../../app/page-title.ts'
import { useOrdenesAutogestionQuery } from '../../store/autogestion-api.ts'
import { failureText } from '../../store/call.ts'
import './ordenesAutogestion.css'

const TITLE = 'Mis órdenes'
const MAP = 'https://www.google.com/maps/search/?api=1&query='

/** The sentence, with the place and the day marked. */
const Sentence = ({ frase, destaca }: Pick<OrderPassport, 'frase' | 'destaca'>) => {
  const parts = destaca.reduce<readonly string[]>(
    (found, mark) =>
      found.flatMap((part) =>
        destaca.includes(part) ? [part] : part.split(mark).flatMap((rest, n) => (n === 0 ? [rest] : [mark, rest])),
      ),
    [frase],
  )
  return <p>{parts.map((part, n) => (destaca.includes(part) ? <strong key={n}>{part}</strong> : part))}</p>
}

const Acts = ({ sede }: Pick<OrderPassport, 'sede'>) => {
  if (sede === null) return null
  const place = [sede.nombre, sede.direccion ?? '', sede.municipio].filter((text) => text !== '').join(', ')
  return (
    <div className="pas-acts">
      {sede.telefono === null ? null : (
        <a
          className="pas-act"
          aria-label={`Llamar a ${sede.nombre}`}
          href={`tel:${sede.telefono.replaceAll(/[^\d+]/gu, '')}`}
        >
          <PhoneIcon /> Llamar
        </a>
      )}
      <a
        className="pas-act"
        aria-label={`Cómo llegar a ${sede.nombre}`}
        href={`${MAP}${encodeURIComponent(place)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MapMarkerIcon /> Cómo llegar
      </a>
    </div>
  )
}

const Passport = ({ order }: { readonly order: OrderPassport }) => {
  const name = `orden-${order.tipo_orden_id}-${order.id}`
  return (
    <article className="pas-card" aria-labelledby={name}>
      <h2 id={name}>{order.servicio}</h2>
      <p className="ca-second">
        Orden {order.orden_id} · {order.ordena}
      </p>
      <StepStrip
        label={`En qué va: ${order.servicio}`}
        steps={PASSPORT_STEPS}
        current={order.paso}
        tone={order.detenida ? 'bad' : 'info'}
      />
      <Sentence frase={order.frase} destaca={order.destaca} />
      {order.numero === null ? null : (
        <p className="ca-second">Autorización {order.numero}. No la lleve impresa: ya la tienen.</p>
      )}
      {order.pide && !order.detenida ? <Acts sede={order.sede} /> : null}
    </article>
  )
}

const OrdenesAutogestion = () => {
  usePageTitle(TITLE)
  const { data, error, refetch } = useOrdenesAutogestionQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Page>
      <PageHead title={TITLE} note={data === undefined ? '' : asksWords(data.filter(({ pide }) => pide).length)} />
      {error === undefined ? null : <FailedState title={failureText(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined ? <Skeleton width="100%" height="240px" /> : null}
      {data?.length === 0 ? <EmptyState title={NO_ORDERS} /> : null}
      <div className="pas-list">
        {(data ?? []).map((order) => (
          <Passport key={`${order.tipo_orden_id} ${order.id}`} order={order} />
        ))}
      </div>
    </Page>
  )
}

export default OrdenesAutogestion
