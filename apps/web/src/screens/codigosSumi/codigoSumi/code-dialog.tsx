/** One code: how it is classified, its other presentations and where it is used. */
import type { codigosSumiCodigoSumi, Row } from '@cauce/contract/codigos-sumi-codigo-sumi'
import type { Answer } from '@cauce/contract/entry'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { Stack } from '@cauce/ui/stack/stack'
import { failureText } from '../../../store/call.ts'
import { useCodigoSumiQuery } from '../../../store/codigos-sumi-codigo-sumi-api.ts'
import { standingOut } from './code-columns.tsx'
import './code-dialog.css'

type Code = Answer<(typeof codigosSumiCodigoSumi)['ver']>

const factsOf = (code: Code): readonly (readonly [string, string])[] => [
  ['Código', code.codigo],
  ['Principio activo', code.principio_activo],
  ['Concentración', code.concentracion ?? 'Sin dato'],
  ['Forma', code.forma ?? 'Sin dato'],
  ['Forma en los RIPS', code.codigo_ffm ?? 'Sin clasificar'],
  ['Vía', code.via ?? 'Sin dato'],
  ['Unidad de entrega', code.unidad_presentacion ?? 'Sin dato'],
  ['ATC', code.atc === '' ? 'Sin dato' : code.atc],
  ['Grupo terapéutico', code.grupo ?? 'Sin clasificar'],
  ['Subgrupo terapéutico', code.subgrupo ?? 'Sin clasificar'],
  ['Fuente', code.fuente],
]

const usedWords = ({ lineas, lineas_vivas }: Code): string => {
  if (lineas === 0) return 'Nadie lo ha ordenado todavía.'
  const all = lineas === 1 ? 'una línea de orden' : `${groupThousands(lineas)} líneas de órdenes`
  const alive = lineas_vivas === 0 ? 'ninguna sigue viva' : `${groupThousands(lineas_vivas)} por entregar o por decidir`
  return `Está en ${all}; ${alive}.`
}

interface OpenedProps {
  readonly code: Code
  readonly onOpen: (row: Pick<Row, 'id'>) => void
}

const Opened = ({ code, onOpen }: OpenedProps) => (
  <Stack>
    <dl className="cod-facts">
      {factsOf(code).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Card title="Otras presentaciones del mismo principio activo">
      {code.equivalentes.length === 0 ? (
        <p className="ca-second">No hay otra en el catálogo.</p>
      ) : (
        <>
          <p className="ca-second">
            Es información: quien dispensa no cambia medicamento, concentración ni forma; lo pide a quien formuló.
          </p>
          <ul className="cod-others">
            {code.equivalentes.map((other) => (
              <li key={other.id}>
                <Action kind="quiet" onClick={() => onOpen(other)}>
                  {other.vigente ? other.nombre : `${other.nombre} (retirado)`}
                </Action>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
    <Card title="¿Dónde se usa?">
      <p>{usedWords(code)}</p>
    </Card>
  </Stack>
)

interface CodeDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly onOpen: (row: Pick<Row, 'id'>) => void
  readonly onClose: () => void
}

export const CodeDialog = ({ id, onOpen, onClose }: CodeDialogProps) => {
  const { currentData, error, refetch } = useCodigoSumiQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (id === null) return null
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={800}
      title={currentData?.nombre ?? 'Código de medicamento'}
      note={currentData === undefined ? undefined : (standingOut(currentData)?.label ?? 'Vigente')}
    >
      {currentData !== undefined ? (
        <Opened code={currentData} onOpen={onOpen} />
      ) : error === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
