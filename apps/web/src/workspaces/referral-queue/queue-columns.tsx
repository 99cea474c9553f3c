/** The columns of a queue of referrals. */
import { ageLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { waitInWords, waitOf, type Wait } from '@cauce/domain/referral/answer-clock'
import { requestName } from '@cauce/domain/referral/annex'
import { annexName } from '@cauce/domain/referral/technical-annex'
import type { QueuedReferral } from '@cauce/contract/referencias'
import { referralTone } from '@cauce/domain/referral/status'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { TermChip } from '../../kit/clock/term-chip.tsx'
import { TwoLines } from '../history/two-lines.tsx'

const NOBODY = 'Nadie la ha tomado'
const NO_REQUEST = 'Sin tipo de solicitud'
const NO_DIAGNOSIS = 'Sin diagnóstico'

/** A document stays in one line. */
const unbroken = (documento: string): string => documento.replaceAll(' ', '\u00A0')

const toneOf = ({ pasado, corre }: Wait): Tone => (pasado ? (corre ? 'bad' : 'waiting') : corre ? 'waiting' : 'ok')

const Waiting = ({ row, now }: { readonly row: QueuedReferral; readonly now: number }) => {
  const wait = waitOf(row, now)
  const { tiempo, plazo } = waitInWords(wait)
  const term = row.plazo ?? null
  return (
    <span className="col-wait">
      <strong className="col-time">{tiempo}</strong>
      {term === null ? (
        <StatusChip tone={toneOf(wait)} label={plazo} />
      ) : (
        <TermChip term={term} now={now} of={row.afiliado.nombre_completo} />
      )}
    </span>
  )
}

const Request = ({ tipo_solicitud, tipo_anexo_id, especialidad_remision, diagnostico }: QueuedReferral) => (
  <span className="his-two">
    <span>{tipo_solicitud === null ? NO_REQUEST : requestName(tipo_solicitud)}</span>
    <span className="ca-second">
      {diagnostico === null ? NO_DIAGNOSIS : `${diagnostico.codigo} ${diagnostico.nombre}`}
    </span>
    <span className="ca-second">{`${annexName(tipo_anexo_id)} · ${especialidad_remision}`}</span>
  </span>
)

const unread = (count: number): string =>
  count === 1 ? '1 mensaje sin leer' : `${groupThousands(count)} mensajes sin leer`

const Manager = ({ gestor, gestionada_at, sin_leer }: QueuedReferral) => (
  <span className="his-two">
    <span>{gestor?.nombre ?? NOBODY}</span>
    {gestionada_at === null ? null : <span className="ca-second">{formatDateTime(gestionada_at)}</span>}
    {sin_leer === 0 ? null : <StatusChip tone="info" label={unread(sin_leer)} />}
  </span>
)

interface QueueColumns {
  /** Epoch milliseconds on the server's clock. */
  readonly now: number
  readonly onOpen: (row: QueuedReferral) => void
  /** Takes it and opens it; undefined where this person may not. */
  readonly take: (row: QueuedReferral) => (() => void) | undefined
}

export const queueColumns = ({ now, onOpen, take }: QueueColumns): readonly Column<QueuedReferral>[] => [
  {
    key: 'espera',
    title: 'Espera',
    width: '160px',
    sortable: true,
    card: 'top',
    cell: (row) => <Waiting row={row} now={now} />,
  },
  {
    key: 'afiliado',
    title: 'Afiliado',
    width: '246px',
    sortable: true,
    card: 'title',
    cell: ({ afiliado: { nombre_completo, sexo, edad_cumplida, documento } }) => (
      <TwoLines
        strong
        first={nombre_completo}
        second={[sexLabel(sexo), ageLabel(edad_cumplida), unbroken(documento)].join(' · ')}
      />
    ),
  },
  {
    key: 'solicitud',
    title: 'Qué se pide',
    cell: (row) => <Request {...row} />,
  },
  {
    key: 'institucion',
    title: 'Remite',
    width: '140px',
    sortable: true,
    cell: ({ rep_nombre, municipio_nombre }) => <TwoLines first={rep_nombre ?? '—'} second={municipio_nombre ?? ''} />,
  },
  {
    key: 'gestor',
    title: 'Gestiona',
    width: '140px',
    cell: (row) => <Manager {...row} />,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '136px',
    sortable: true,
    card: 'state',
    cell: ({ estado, codigo_remision }) => (
      <span className="his-two">
        <StatusChip tone={referralTone(estado)} label={estado} />
        {codigo_remision === null ? null : <span className="ca-second">{codigo_remision}</span>}
      </span>
    ),
  },
  {
    key: 'abrir',
    title: '',
    label: 'Abrir',
    width: '112px',
    card: 'action',
    cell: (row) => {
      const taken = take(row)
      return (
        <span className="col-acts">
          {taken === undefined ? null : <Action onClick={taken}>Gestionar</Action>}
          <Action kind={taken === undefined ? 'outlined' : 'quiet'} onClick={() => onOpen(row)}>
            Abrir
          </Action>
        </span>
      )
    },
  },
]
