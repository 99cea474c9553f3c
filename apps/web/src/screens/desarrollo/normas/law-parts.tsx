/** What is read of a figure: what it touches, what changes, and its history. */
import type { LawDetail, LawProposal, LawRow } from '@cauce/contract/normas'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import type { PartChange } from '@cauce/domain/law/figure'
import { PROPOSAL_STATES, type ProposalState } from '@cauce/domain/law/proposal'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'
import './law.css'

const TONES: Readonly<Record<ProposalState, Tone>> = {
  propuesta: 'waiting',
  aprobada: 'ok',
  devuelta: 'bad',
  retirada: 'off',
}

interface ChangesProps {
  readonly changes: readonly PartChange[]
  readonly since: string
}

/** What changes, from how much to how much and since when. */
export const Changes = ({ changes, since }: ChangesProps) => (
  <div className="law-changes">
    <p className="ca-second">Qué cambia desde el {formatDate(since)}</p>
    {changes.length === 0 ? (
      <p>Nada: es lo mismo que rige ese día.</p>
    ) : (
      <dl>
        {changes.map(({ nombre, antes, despues }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>
              <span className="law-before">{antes ?? 'sin cifra'}</span>
              <span aria-hidden="true"> → </span>
              <span className="law-hidden"> pasa a </span>
              <strong>{despues}</strong>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

const decided = ({ estado, decidio, decidida_at, motivo_decision }: LawProposal): string | null => {
  if (decidio === null || decidida_at === null) return null
  const why = motivo_decision === null ? '' : `: ${motivo_decision}`
  return `${PROPOSAL_STATES[estado]} por ${decidio.nombre}, ${formatDateTime(decidida_at)}${why}`
}

export const ProposalText = ({ proposal }: { readonly proposal: LawProposal }) => {
  const { estado, norma, articulo, motivo, propuso, propuesta_at, cambios, vigente_desde } = proposal
  const end = decided(proposal)
  return (
    <div className="law-proposal">
      <p>
        <StatusChip tone={TONES[estado]} label={PROPOSAL_STATES[estado]} />{' '}
        <span className="ca-second">
          {propuso.nombre}, {formatDateTime(propuesta_at)}
        </span>
      </p>
      <Changes changes={cambios} since={vigente_desde} />
      <p>
        {norma}, {articulo}
      </p>
      <p className="ca-second">{motivo}</p>
      {end === null ? null : <p className="ca-second">{end}</p>}
    </div>
  )
}

export const Touches = ({ detail }: { readonly detail: LawDetail }) => (
  <Card title="Qué toca">
    <ul className="law-touches">
      {detail.toca.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </Card>
)

const FACTORY = 'Vino con el producto'

const HISTORY: readonly Column<LawRow & { readonly rige: string | null }>[] = [
  {
    key: 'desde',
    title: 'Desde',
    width: '150px',
    card: 'title',
    cell: ({ vigente_desde, rige }) => <TwoLines first={formatDate(vigente_desde)} second={rige} />,
  },
  { key: 'valor', title: 'Cifra', card: 'body', cell: ({ valor }) => valor },
  { key: 'fuente', title: 'Norma', card: 'body', cell: ({ fuente }) => fuente },
  {
    key: 'manos',
    title: 'Quién',
    card: 'body',
    cell: ({ propuso, aprobo }) =>
      propuso === null ? (
        <span className="ca-second">{FACTORY}</span>
      ) : (
        <TwoLines first={`Propuso ${propuso.nombre}`} second={`Aprobó ${aprobo?.nombre ?? ''}`} />
      ),
  },
]

/** Every row, the newest first; the one that governs says so. */
export const LawHistory = ({ detail }: { readonly detail: LawDetail }) => {
  const { hoy, historia } = detail
  const begun = historia.find(({ vigente_desde }) => vigente_desde <= hoy) ?? historia.at(-1)
  const rows = historia.map((row) => ({
    ...row,
    rige: row === begun ? 'Rige hoy' : row.vigente_desde > hoy ? 'Viene' : null,
  }))
  return (
    <Card title="Historia" note="Nada se reescribe: cada fila rige desde su fecha" flush>
      <DataTable
        caption="Historia de la cifra"
        columns={HISTORY}
        rows={rows}
        rowKey={({ vigente_desde }) => vigente_desde}
        state="ready"
      />
    </Card>
  )
}
