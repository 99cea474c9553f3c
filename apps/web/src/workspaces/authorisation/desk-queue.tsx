/** What waits at the desk, what is due first at the top. */
import { authorisationQueue, type AuthorisationRow } from '@cauce/contract/autorizacion'
import { AUTHORISATION_STATES } from '@cauce/domain/authorisation/authorisation-state'
import { dueWords } from '@cauce/domain/authorisation/due-words'
import { REQUEST_CLASSES } from '@cauce/domain/authorisation/request-class'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'

export type Group = (typeof authorisationQueue.names)[number]
const GROUP_NAMES: Readonly<Record<Group, string>> = {
  por_decidir: 'Por decidir',
  segundo_concepto: 'Segundo concepto',
  devueltas: 'Devueltas',
  decididas: 'Decididas',
}
const DAY = 86_400_000

const dueTone = (vence: number, now: number): Tone => {
  if (now >= vence) return 'bad'
  return vence - now <= DAY ? 'waiting' : 'ok'
}

/** What stands for the clock once nobody waits for an answer. */
const OPEN: ReadonlySet<string> = new Set(['en_cola', 'tomada', 'devuelta', 'segundo_concepto'])

const DueChip = ({ row, now }: { readonly row: AuthorisationRow; readonly now: number }) => {
  const vence = Date.parse(row.vence_at)
  const { palabra, tono } = AUTHORISATION_STATES[row.estado]
  return OPEN.has(row.estado) ? (
    <StatusChip tone={dueTone(vence, now)} label={dueWords(vence, now)} />
  ) : (
    <StatusChip tone={tono} label={palabra} />
  )
}

interface DeskQueueProps {
  readonly rows: readonly AuthorisationRow[]
  readonly counts: Readonly<Record<Group, number>> | undefined
  readonly group: Group
  readonly chosen: number | null
  readonly now: number
  readonly empty: string
  readonly me: number | undefined
  readonly onGroup: (group: Group) => void
  readonly onOpen: (id: number) => void
}

const whose = ({ tomada_por }: AuthorisationRow, me: number | undefined): string => {
  if (tomada_por === null) return ''
  return tomada_por.id === me ? ' · la tiene usted' : ` · ${tomada_por.nombre}`
}

export const DeskQueue = ({ rows, counts, group, chosen, now, empty, me, onGroup, onOpen }: DeskQueueProps) => (
  <section className="aut-queue" aria-label="Casos">
    <ChipsFilter<Group>
      label="Casos que se ven"
      value={group}
      onChange={onGroup}
      options={authorisationQueue.names.map((value) => ({
        value,
        label: GROUP_NAMES[value],
        count: counts?.[value],
      }))}
    />
    {rows.length === 0 ? <EmptyState title={empty} /> : null}
    <ul className="aut-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className="aut-row" aria-current={row.id === chosen} onClick={() => onOpen(row.id)}>
            <span className="aut-row-top">
              <DueChip row={row} now={now} />
              <span className="ca-second">{REQUEST_CLASSES[row.clase].palabra}</span>
            </span>
            <strong>{row.afiliado.nombre}</strong>
            <span className="ca-second">
              {row.servicio}
              {whose(row, me)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
