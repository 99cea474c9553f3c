/** What is recorded of the patient: what is in force first, then what was closed, with who and why. */
import type { Antecedents } from '@cauce/contract/antecedentes-filas'
import { ANTECEDENT_STATE_NAMES, type AntecedentKind } from '@cauce/domain/antecedents/antecedent-life'
import { allergyFacts, stateInWords } from '@cauce/domain/antecedents/antecedent-words'
import { NOT_ASKED, NOTHING_ELSE, outsideInWords } from '@cauce/domain/antecedents/outside-words'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { ClosingForm } from './closing-form.tsx'
import type { Whose } from './use-allergy-form.ts'

interface Row {
  readonly clase: AntecedentKind
  readonly id: number
  readonly name: string
  readonly facts: string
  readonly note: string | null
  readonly tone: 'bad' | null
  readonly estado: keyof typeof ANTECEDENT_STATE_NAMES
  readonly por: string | null
  readonly registrada: string
  readonly cerrada: { readonly por: string; readonly at: string; readonly motivo: string } | null
}

const NOT_COMPARABLE = 'No se puede comprobar con los medicamentos'

const outsideRows = ({ tomas, respuestas_tomas }: Antecedents): readonly Row[] => [
  ...tomas.map((each) => ({
    ...each,
    clase: 'toma' as const,
    name: each.nombre,
    facts: outsideInWords(each, today()),
    note: [each.detalle, each.comparable ? null : NOT_COMPARABLE].filter((part) => part !== null).join('. ') || null,
    tone: null,
  })),
  ...respuestas_tomas.map((each) => ({
    ...each,
    clase: 'respuesta_toma' as const,
    name: NOTHING_ELSE,
    facts: '',
    note: null,
    tone: null,
  })),
]

const rowsOf = ({ alergias, respuestas, estados }: Antecedents): readonly Row[] => [
  ...alergias.map((each) => ({
    ...each,
    clase: 'alergia' as const,
    name: each.nombre,
    facts: allergyFacts(each),
    note: [each.detalle, each.comprobable ? null : NOT_COMPARABLE].filter((part) => part !== null).join('. ') || null,
    tone: each.severidad === 'grave' ? ('bad' as const) : null,
  })),
  ...respuestas.map((each) => ({
    ...each,
    clase: 'respuesta' as const,
    name: each.respuesta === 'niega' ? 'Niega alergias' : 'No pudo responder',
    facts: '',
    note: each.motivo,
    tone: null,
  })),
  ...estados.map((each) => ({
    ...each,
    clase: 'estado' as const,
    name: stateInWords(each),
    facts: '',
    note: each.detalle,
    tone: null,
  })),
]

interface RecordedProps {
  readonly row: Row
  /** Null: it is only read. */
  readonly whose: Whose | null
}

const Recorded = ({ row, whose }: RecordedProps) => {
  const [isClosing, setClosing] = useState(false)
  const { name, facts, note, tone, estado, por, registrada, cerrada } = row
  return (
    <li className="ant-recorded">
      <div className="ant-recorded-words">
        <strong>{name}</strong>
        {tone === null ? null : <StatusChip tone={tone} label="Grave" />}
        {cerrada === null ? null : <StatusChip tone="unknown" label={ANTECEDENT_STATE_NAMES[estado]} />}
        {facts === '' ? null : <p>{facts}</p>}
        {note === null ? null : <p className="ca-second">{note}</p>}
        <p className="ca-second">
          {por === null ? 'Sin autor conocido' : por} · {formatDateTime(registrada)}
        </p>
        {cerrada === null ? null : (
          <p className="ca-second">
            {cerrada.motivo} — {cerrada.por}, {formatDateTime(cerrada.at)}
          </p>
        )}
      </div>
      {whose === null || cerrada !== null || isClosing ? null : (
        <Action small kind="quiet" label={`Ya no: ${name}`} onClick={() => setClosing(true)}>
          Ya no…
        </Action>
      )}
      {whose !== null && isClosing && cerrada === null ? (
        <ClosingForm whose={whose} clase={row.clase} id={row.id} name={name} onDone={() => setClosing(false)} />
      ) : null}
    </li>
  )
}

export interface RecordedListProps {
  /** Which of it: what else is taken, or the allergies and states. */
  readonly what: 'tomas' | 'antecedentes'
  readonly known: Antecedents
  readonly whose: Whose | null
}

export const RecordedList = ({ what, known, whose }: RecordedListProps) => {
  const isTaken = what === 'tomas'
  const rows = isTaken ? outsideRows(known) : rowsOf(known)
  const inForce = rows.filter(({ cerrada }) => cerrada === null)
  const closed = rows.filter(({ cerrada }) => cerrada !== null)
  return (
    <section className="ant-known" aria-label="Lo anotado">
      <h3>Hasta hoy</h3>
      {isTaken || known.preguntadas ? null : <StatusChip tone="unknown" label="Alergias: no se han preguntado" />}
      {isTaken && !known.tomas_preguntadas ? <StatusChip tone="unknown" label={NOT_ASKED} /> : null}
      {inForce.length === 0 ? <p className="ca-second">Nada anotado todavía.</p> : null}
      <ul className="ant-list" aria-label="Vigente">
        {inForce.map((row) => (
          <Recorded key={`${row.clase} ${row.id}`} row={row} whose={whose} />
        ))}
      </ul>
      {closed.length === 0 ? null : (
        <details className="ant-closed">
          <summary>Historia ({closed.length})</summary>
          <ul className="ant-list" aria-label="Historia">
            {closed.map((row) => (
              <Recorded key={`${row.clase} ${row.id}`} row={row} whose={null} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
