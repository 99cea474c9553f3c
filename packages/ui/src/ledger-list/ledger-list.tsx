import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import type { Finding, LedgerEntry } from '@cauce/domain/medication/check'
import { severityWord, withStanding, versionInWords } from '@cauce/domain/medication/check-words'
import { CHECK_NAMES, doseNotCompared, NOT_CHECKED } from '@cauce/domain/medication/ledger'
import { CheckChip } from '../check-chip/check-chip.tsx'
import './ledger-list.css'

const ORIGINS: Readonly<Record<LedgerEntry['origen'], string>> = {
  profesional: 'al formular',
  servidor: 'al generar la orden',
}

const Found = ({ finding }: { readonly finding: Finding }) => (
  <li>
    <strong>
      {severityWord(finding.severidad).label}: {finding.titulo}
    </strong>
    {finding.medicamentos.length === 0 ? null : (
      <span className="ca-second"> · {finding.medicamentos.map(({ nombre }) => nombre).join(' con ')}</span>
    )}
    {finding.detalle === null ? null : <p className="ca-second">{finding.detalle}</p>}
  </li>
)

const knowledgeText = ({ conocimiento, respuesta }: LedgerEntry): string => {
  if (conocimiento !== null)
    return `${conocimiento.catalogo} ${versionInWords(conocimiento.version)}, del ${formatDate(conocimiento.fecha)}`
  return respuesta === 'no_verificada' ? 'sin conocimiento consultado' : 'conocimiento sin identificar'
}

const Entry = ({ entry, superseded }: { readonly entry: LedgerEntry; readonly superseded: boolean }) => (
  <li className="ca-ledger-entry" data-superseded={superseded ? '' : undefined}>
    <div className="ca-ledger-head">
      <strong>{CHECK_NAMES[entry.comprobacion]}</strong>
      <CheckChip entry={entry} />
      {superseded ? <span className="ca-ledger-note">Se repitió después</span> : null}
    </div>
    <p className="ca-second">
      {formatDateTime(entry.hora)}, {ORIGINS[entry.origen]} · {knowledgeText(entry)}
    </p>
    {entry.respuesta === 'no_verificada' ? <p className="ca-ledger-why">{entry.por_que ?? NOT_CHECKED}</p> : null}
    {entry.hallazgos.length === 0 ? null : (
      <ul className="ca-ledger-found">
        {entry.hallazgos.map((finding) => (
          <Found key={finding.clave} finding={finding} />
        ))}
      </ul>
    )}
    {entry.motivo === null ? null : (
      <p>
        «{entry.motivo}»{entry.operador === null ? null : <span className="ca-second"> · {entry.operador}</span>}
      </p>
    )}
  </li>
)

export interface LedgerListProps {
  readonly entries: readonly LedgerEntry[]
  /** What the checks belong to, for readers. */
  readonly label?: string
}

/** Every check of a line: what it answered, when, with which knowledge, what was found, and what was said to it and by whom. */
export const LedgerList = ({ entries, label = 'Comprobaciones' }: LedgerListProps) => (
  <>
    <ol className="ca-ledger" aria-label={label}>
      {withStanding(entries).map(({ entry, superseded }, index) => (
        <Entry key={index} entry={entry} superseded={superseded} />
      ))}
    </ol>
    {doseNotCompared(entries) === null ? null : <p className="ca-second">{doseNotCompared(entries)}</p>}
  </>
)
