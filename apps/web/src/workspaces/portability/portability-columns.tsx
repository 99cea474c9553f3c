import type { PortabilityRow } from '@cauce/contract/portabilidades'
import { deceasedMark } from '@cauce/domain/affiliate/affiliate-type'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { PORTABILITY_KINDS } from '@cauce/domain/insurance/portability-kind'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { TermChip } from '../../kit/clock/term-chip.tsx'
import { LifeChip } from '../../kit/life/life-steps.tsx'

export const daysOf = ({ fecha_inicio, fecha_fin }: Pick<PortabilityRow, 'fecha_inicio' | 'fecha_fin'>): string =>
  `${formatDate(fecha_inicio)} a ${fecha_fin === null ? 'sin fin' : formatDate(fecha_fin)}`

/** Columns of the queue: the person and where they go first, then their days, their site and where it is. */
export const portabilityColumns = (
  now: number,
  onOpen: (row: PortabilityRow) => void,
): readonly Column<PortabilityRow>[] => [
  {
    key: 'afiliado',
    title: 'Afiliado',
    card: 'title',
    cell: ({ afiliado }) => (
      <>
        {afiliado.nombre}
        <span className="acc-second ca-second">
          {[afiliado.documento, `${afiliado.edad} años`, deceasedMark(afiliado.tipo_afiliado_id)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'destino',
    title: 'De dónde a dónde',
    card: 'body',
    cell: ({ origen, destino, tipo }) => (
      <>
        {origen?.nombre ?? 'Sin municipio'} → {destino.nombre}
        <span className="acc-second ca-second">{PORTABILITY_KINDS[tipo]}</span>
      </>
    ),
  },
  {
    key: 'dias',
    title: 'Desde y hasta',
    width: '230px',
    card: 'body',
    cell: (row) => (
      <>
        {daysOf(row)}
        {row.pregunta === null ? null : <span className="acc-second ca-second">{row.pregunta}</span>}
      </>
    ),
  },
  {
    key: 'sede',
    title: 'Sede',
    width: '170px',
    card: 'body',
    cell: ({ sede, tipo }) => sede?.nombre ?? (tipo === 'ocasional' ? 'Cualquiera con urgencias' : 'Sin asignar'),
  },
  {
    key: 'plazo',
    title: 'Se responde',
    width: '170px',
    card: 'body',
    cell: ({ plazo, afiliado }) => (plazo === null ? '' : <TermChip term={plazo} now={now} of={afiliado.nombre} />),
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '130px',
    card: 'state',
    cell: ({ estado, estudia }) => (
      <>
        <LifeChip words={PORTABILITY_LIFE} estado={estado} />
        {estado === 'en_estudio' && estudia !== null ? (
          <span className="acc-second ca-second">{estudia.nombre}</span>
        ) : null}
      </>
    ),
  },
  {
    key: 'ver',
    title: '',
    label: 'Ver',
    width: '90px',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>Ver</Action>,
  },
]
