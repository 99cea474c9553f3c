/** «Qué va a pasar»: before ordering, where each line goes and what makes it wait, as the server would resolve it now. @fuente UI, imagen 21 */
import { comingOf, comingTotals, type ComingLine, type Destination } from '@cauce/domain/medication/coming-line'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { Card } from '@cauce/ui/card/card'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useQuePasaraQuery } from '../../store/medicamentos-api.ts'
import './coming-panel.css'

const TONES: Readonly<Record<Destination, Tone>> = {
  detenida: 'bad',
  firma: 'waiting',
  auditoria: 'waiting',
  farmacia: 'ok',
}

export interface ComingPanelProps {
  readonly consultaId: number
  /** The list as it would travel. */
  readonly lines: readonly MedicationLine[]
  /** Name of each drug of the list. */
  readonly names: ReadonlyMap<number, string>
}

const Line = ({ line, name }: { readonly line: ComingLine; readonly name: string }) => {
  const { destino, titulo, detalles } = comingOf(line)
  return (
    <li className="med-coming-line">
      <strong>{name}</strong>
      <StatusChip tone={TONES[destino]} label={titulo} />
      <span className="ca-second">{detalles.join(' · ')}</span>
    </li>
  )
}

export const ComingPanel = ({ consultaId, lines, names }: ComingPanelProps) => {
  const { currentData, isError, refetch } = useQuePasaraQuery(
    { params: { consultaId }, body: lines },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Card title="Qué va a pasar">
      {currentData === undefined ? (
        isError ? (
          <p className="ca-second">
            No se pudo saber qué va a pasar con la lista; al ordenar se comprueba todo otra vez.{' '}
            <button type="button" className="ca-link" onClick={() => void refetch()}>
              Intentar de nuevo
            </button>
          </p>
        ) : (
          <Skeleton lines={lines.length + 1} />
        )
      ) : (
        <>
          <ul className="med-coming">
            {currentData.lineas.map((line) => (
              <Line key={line.codesumi_id} line={line} name={names.get(line.codesumi_id) ?? ''} />
            ))}
          </ul>
          <p className="med-coming-total">{comingTotals(currentData.lineas)}</p>
        </>
      )}
    </Card>
  )
}
