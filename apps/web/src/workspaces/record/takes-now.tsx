/** Beside the note: what the patient takes today, ordered here and told, with when it ends. */
import { NOT_ASKED, NOTHING_ELSE } from '@cauce/domain/antecedents/outside-words'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { isInCourse, writtenPosology } from '@cauce/domain/medication/represcription'
import { endsSoon } from '@cauce/domain/medication/treatment-end'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useAntecedentesQuery } from '../../store/antecedentes-api.ts'
import { failureText } from '../../store/call.ts'
import { useMedicamentosActivosQuery } from '../../store/medicamentos-api.ts'

const SHOWN = 6

const Ordered = ({ line }: { readonly line: ActiveMedicationLine }) => (
  <li className="res-taken">
    <strong>{line.codesumi.nombre}</strong>
    <span className="ca-second">{posologyInWords({ ...writtenPosology(line), meses: 1, via: '' })}</span>
    {endsSoon(line.fin_tratamiento, today()) ? (
      <StatusChip tone="waiting" label={`Se le acaba el ${formatDate(line.fin_tratamiento)}`} />
    ) : (
      <span className="ca-second">Hasta el {formatDate(line.fin_tratamiento)}</span>
    )}
  </li>
)

/** What was told, in one line: how it is taken is beside the antecedents. */
const Told = ({ consultaId }: { readonly consultaId: number }) => {
  const { data, isError } = useAntecedentesQuery({ params: { consulta: consultaId } }, { refetchOnReconnect: true })
  if (data === undefined)
    return isError ? <StatusChip tone="unknown" label="No se pudo leer lo demás que toma" /> : <Skeleton lines={1} />
  const names = data.tomas.filter(({ toma_hoy }) => toma_hoy).map(({ nombre }) => nombre)
  if (!data.tomas_preguntadas)
    return (
      <>
        <span className="ca-second">Lo demás que toma</span>
        <StatusChip tone="unknown" label={NOT_ASKED} />
      </>
    )
  return (
    <p className="ca-second">{names.length === 0 ? NOTHING_ELSE : `Además, sin orden de aquí: ${names.join(', ')}`}</p>
  )
}

const Lines = ({ lines }: { readonly lines: readonly ActiveMedicationLine[] }) => {
  const [all, setAll] = useState(false)
  if (lines.length === 0) return <EmptyState title="Nada ordenado aquí" />
  return (
    <>
      <ul className="res-list">
        {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
          <Ordered key={line.id} line={line} />
        ))}
      </ul>
      {all || lines.length <= SHOWN ? null : (
        <div className="res-taken">
          <Action kind="quiet" small onClick={() => setAll(true)}>{`Ver los ${lines.length}`}</Action>
        </div>
      )}
    </>
  )
}

export const TakesNow = ({ consultation: { id } }: { readonly consultation: Consultation }) => {
  const { data, error, refetch } = useMedicamentosActivosQuery(
    { params: { consultaId: id } },
    { refetchOnMountOrArgChange: true },
  )
  const lines = data?.filter((line) => isInCourse(line, today()))
  return (
    <Card title="Toma ahora" note={lines === undefined ? undefined : String(lines.length)} flush>
      {/* What ends first is what is renewed first. */}
      {lines !== undefined ? (
        <Lines lines={lines.toSorted((one, other) => one.fin_tratamiento.localeCompare(other.fin_tratamiento))} />
      ) : error === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
      <div className="res-taken">
        <Told consultaId={id} />
      </div>
    </Card>
  )
}
