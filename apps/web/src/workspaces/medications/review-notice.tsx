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

type Line = Answer<typeof alertas.porRevisar>['lineas'][number]

const ReviewLine = ({ line }: { readonly line: Line }) => {
  const { tone, label } = severityWord(worstOf(line.hallazgos))
  return (
    <li className="alt-review-line">
      <StatusChip tone={tone} label={label} />
      <div>
        <strong>{line.medicamento}</strong>
        {line.hallazgos.map(({ clave, titulo }) => (
          <p key={clave}>{titulo}</p>
        ))}
        <span className="ca-second">
          Orden {groupThousands(line.orden_id)} del {formatDate(line.fecha)} · {line.quien}
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
  if (data.lineas.length === 0) return null
  return (
    <Card title="Por revisar" note="Se supo después de ordenarlo: suspéndalo, cámbielo o háblelo con quien lo ordenó">
      <ul className="alt-review-lines" aria-label="Medicamentos por revisar">
        {data.lineas.map((line) => (
          <ReviewLine key={line.linea_id} line={line} />
        ))}
      </ul>
    </Card>
  )
}
