/** Ordered medicines of which something was known afterwards: to the prescriber, before anything else is ordered. */
import type { alertas } from '@cauce/contract/alertas'
import type { Answer } from '@cauce/contract/entry'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { severityWord } from '@cauce/domain/medication/check-words'
import { REVIEW_ERROR } from '@cauce/domain/medication/messages'
import { worstOf } from '@cauce/domain/medication/reason'
import { groupThousands } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { usePorRevisarQuery } from '../../store/medicamentos-api.ts'
import './alerts.css'

type Review = Answer<typeof alertas.porRevisar>

/** What is to be reviewed: a medicine, or a whole scheme. */
interface Standing {
  readonly key: string
  readonly nombre: string
  readonly what: Review['lineas'][number] | Review['esquemas'][number]
}

const standingOf = ({ lineas, esquemas }: Review): readonly Standing[] => [
  ...lineas.map((what) => ({ key: `l${what.linea_id}`, nombre: what.medicamento, what })),
  ...esquemas.map((what) => ({ key: `e${what.orden_id}`, nombre: `Esquema ${what.esquema}`, what })),
]

const ReviewLine = ({ nombre, what }: Omit<Standing, 'key'>) => {
  const { tone, label } = severityWord(worstOf(what.hallazgos))
  return (
    <li className="alt-review-line">
      <StatusChip tone={tone} label={label} />
      <div>
        <strong>{nombre}</strong>
        {what.hallazgos.map(({ clave, titulo }) => (
          <p key={clave}>{titulo}</p>
        ))}
        <span className="ca-second">
          Orden {groupThousands(what.orden_id)} del {formatDate(what.fecha)} · {what.quien}
        </span>
      </div>
    </li>
  )
}

export const ReviewNotice = ({ consultaId }: { readonly consultaId: number }) => {
  const { data, isError, refetch } = usePorRevisarQuery(
    { body: { consulta_id: consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  if (data === undefined) return isError ? <FailedState title={REVIEW_ERROR} onRetry={() => void refetch()} /> : null
  const standing = standingOf(data)
  if (standing.length === 0) return null
  return (
    <Card title="Por revisar" note="Se supo después de ordenarlo: suspéndalo, cámbielo o háblelo con quien lo ordenó">
      <ul className="alt-review-lines" aria-label="Medicamentos por revisar">
        {standing.map(({ key, nombre, what }) => (
          <ReviewLine key={key} nombre={nombre} what={what} />
        ))}
      </ul>
    </Card>
  )
}
