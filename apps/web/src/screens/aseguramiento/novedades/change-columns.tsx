import type { ChangeRow } from '@cauce/contract/novedades'
import { deceasedMark } from '@cauce/domain/affiliate/affiliate-type'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { CHANGE_KINDS } from '@cauce/domain/insurance/change-kinds'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { LifeChip } from '../../../kit/life/life-steps.tsx'

/** Who has it, or who closed it, and when. */
const whose = ({ revisa, verifica, cerrada_at, estado }: ChangeRow): string => {
  if (cerrada_at !== null) return [verifica?.nombre ?? '', formatDateTime(cerrada_at)].filter(Boolean).join(', ')
  return estado === 'en_revision' ? (revisa?.nombre ?? '') : ''
}

/** Columns of the queue of changes: the person and what changes first, then who filed it and where it is. */
export const changeColumns = (onOpen: (row: ChangeRow) => void): readonly Column<ChangeRow>[] => [
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
    key: 'tipo',
    title: 'Qué cambia',
    card: 'body',
    cell: ({ tipo, fecha_novedad, retencion }) => (
      <>
        {CHANGE_KINDS[tipo].etiqueta}
        <span className="acc-second ca-second">{retencion ?? `Desde el ${formatDate(fecha_novedad)}`}</span>
      </>
    ),
  },
  {
    key: 'radica',
    title: 'La radicó',
    width: '190px',
    card: 'body',
    cell: ({ radica, radicada_at, propia }) => (
      <>
        {propia ? 'Usted' : radica.nombre}
        <span className="acc-second ca-second">{formatDateTime(radicada_at)}</span>
      </>
    ),
  },
  { key: 'radicado', title: 'Radicado', width: '150px', card: 'body', cell: ({ radicado }) => radicado },
  { key: 'quien', title: 'La tiene o la cerró', width: '190px', card: 'body', cell: whose },
  {
    key: 'estado',
    title: 'Estado',
    width: '140px',
    card: 'state',
    cell: ({ estado }) => <LifeChip words={CHANGE_LIFE} estado={estado} />,
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
