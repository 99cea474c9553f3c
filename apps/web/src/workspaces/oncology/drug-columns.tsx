/** The columns of 'Medicamentos del ciclo'. @fuente spec 2 §2, §5; ui 09 */
import { TrashIcon } from '@blueprintjs/icons'
import { appliesInCycle } from '@cauce/domain/oncology/cycles'
import { asksReason, DEVIATION_REASONS, deviationOf, deviationWords } from '@cauce/domain/oncology/deviation'
import { drugNote } from '@cauce/domain/oncology/fatal-route'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { doseText } from '@cauce/domain/oncology/isc-dose'
import { indexWords, numbersInWords, proposalWords } from '@cauce/domain/oncology/line-words'
import { lineUnit } from '@cauce/domain/oncology/scheme-line'
import { DeviationReason } from '@cauce/domain/oncology/scheme'
import { formatNumber } from '@cauce/domain/text/format'
import { dosePatient } from '@cauce/machines/scheme/rows'
import { rowProposals } from '@cauce/machines/scheme/surface'
import type { SchemeContext, SchemeEvent, SchemeRow } from '@cauce/machines/scheme/types'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { CriticalNote } from './critical-note.tsx'
import { NumberCell } from './number-cell.tsx'

export interface DrugTable {
  readonly context: SchemeContext
  /** Of the line, by field, in words. */
  readonly errorsOf: (row: SchemeRow) => Readonly<Record<string, readonly string[]>>
  readonly locked: boolean
  readonly send: (event: SchemeEvent) => void
  readonly onRemove: (row: SchemeRow) => void
}

const REASONS = DeviationReason.literals

/** Until the surface is known a dose by surface is not. */
const lacksSurface = ({ line }: SchemeRow, { surface }: SchemeContext): boolean =>
  line.indice_dosis === 'ISC' && surface === null

/** In which cycles it is given, where it is not all of them. */
const cyclesText = ({ line }: SchemeRow, { header }: SchemeContext): string => {
  const cycles = line.ciclos_aplica ?? ''
  const all = Array.from({ length: header.ciclo_total ?? 0 }, (_, place) => place + 1)
  return all.every((cycle) => appliesInCycle(cycles, cycle)) ? '' : `ciclos ${numbersInWords(cycles)}`
}

const Name = ({ row, context }: { readonly row: SchemeRow; readonly context: SchemeContext }) => {
  const { line, drug } = row
  const second = [
    howGiven({ fase: line.fase ?? null, duracion_infusion: drug?.duracion_infusion ?? null }),
    cyclesText(row, context),
    drug === null ? 'añadido' : '',
  ].filter((part) => part !== '')
  return (
    <>
      <p className="onc-name">{line.nombre}</p>
      <CriticalNote nombre={line.nombre} />
      {second.length === 0 ? null : <p className="ca-second">{second.join(' · ')}</p>}
    </>
  )
}

const Proposals = ({ row, table }: { readonly row: SchemeRow; readonly table: DrugTable }) => {
  const taken = row.line.propuesta?.valor === row.line.dosis_formulada ? row.line.propuesta : null
  return (
    <>
      {rowProposals(row, table.context).map((proposal, index) => (
        <p key={proposal.tipo} className="onc-proposal">
          {proposalWords(proposal)} ·{' '}
          <button
            type="button"
            className="ca-link"
            disabled={table.locked}
            aria-label={`Usar ${formatNumber(proposal.valor, 1)} ${proposal.unidad} de ${row.line.nombre}`}
            onClick={() => table.send({ type: 'proposal.taken', key: row.key, tipo: proposal.tipo })}
          >
            usar {formatNumber(proposal.valor, 1)}
          </button>
          {index === 0 ? <Kbd keys="P" /> : null}
          {proposal.aviso === null ? null : <span className="onc-warn"> {proposal.aviso}</span>}
        </p>
      ))}
      {taken === null ? null : <p className="ca-second onc-taken">Propuesta tomada: {taken.texto}</p>}
    </>
  )
}

/** Percent by which the row leaves its scheme's; 0 of a drug that was added. */
const departureOf = ({ line, drug }: SchemeRow, context: SchemeContext): number =>
  drug === null ? 0 : deviationOf(line, drug, dosePatient(context))

const Departure = ({ row, table }: { readonly row: SchemeRow; readonly table: DrugTable }) => {
  const percent = departureOf(row, table.context)
  const words = deviationWords(percent)
  if (words === null) return null
  return <p className={asksReason(percent, table.context.hoy) ? 'onc-warn' : 'ca-second'}>{words}</p>
}

/** Why the dose is not the scheme's, where it is far from it. */
const Reason = ({ row, table }: { readonly row: SchemeRow; readonly table: DrugTable }) => {
  if (!asksReason(departureOf(row, table.context), table.context.hoy)) return null
  const reason = row.line.motivo_desviacion ?? null
  const pick = (value: string): void =>
    table.send({ type: 'line.reason', key: row.key, motivo: REASONS.find((known) => known === value) ?? null })
  return (
    <select
      className="onc-cell-input onc-reason"
      aria-label={`Por qué cambia la dosis de ${row.line.nombre}`}
      aria-invalid={table.errorsOf(row)['motivo_desviacion'] !== undefined || undefined}
      disabled={table.locked}
      value={reason ?? ''}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      <option value="">Por qué cambia…</option>
      {REASONS.map((known) => (
        <option key={known} value={known}>
          {DEVIATION_REASONS[known]}
        </option>
      ))}
    </select>
  )
}

const Formulated = ({ row, table }: { readonly row: SchemeRow; readonly table: DrugTable }) => {
  const { line, key } = row
  const [first] = rowProposals(row, table.context)
  if (lacksSurface(row, table.context)) return <span className="onc-warn">Falta la superficie</span>
  return (
    <>
      <NumberCell
        label={`Dosis formulada de ${line.nombre}`}
        value={line.dosis_formulada}
        shown={formatNumber(line.dosis_formulada, 1)}
        unit={lineUnit(line)}
        strong
        disabled={table.locked}
        onChange={(dosis) => table.send({ type: 'line.formulated', key, dosis })}
        onProposal={
          first === undefined ? undefined : () => table.send({ type: 'proposal.taken', key, tipo: first.tipo })
        }
      />
      <Departure row={row} table={table} />
      <Proposals row={row} table={table} />
    </>
  )
}

const Observation = ({ row, table }: { readonly row: SchemeRow; readonly table: DrugTable }) => {
  const messages = Object.values(table.errorsOf(row)).flat()
  const { nota } = drugNote(row.line.nombre, row.drug?.nota ?? null)
  return (
    <>
      <Reason row={row} table={table} />
      <textarea
        className="onc-cell-input onc-observation"
        rows={1}
        aria-label={`Observación de ${row.line.nombre}`}
        aria-invalid={messages.length > 0 || undefined}
        placeholder="Escribir…"
        maxLength={1_000}
        disabled={table.locked}
        value={row.line.observaciones}
        onChange={(event) =>
          table.send({ type: 'line.observation', key: row.key, observaciones: event.currentTarget.value })
        }
      />
      {nota === '' ? null : <p className="ca-second">{nota}</p>}
      {messages.map((message) => (
        <p key={message} className="ca-field-error">
          {message}
        </p>
      ))}
    </>
  )
}

export const drugColumns = (table: DrugTable): readonly Column<SchemeRow>[] => [
  {
    key: 'medicamento',
    title: 'Medicamento',
    card: 'title',
    cell: (row) => <Name row={row} context={table.context} />,
  },
  {
    key: 'dosis',
    title: 'Dosis',
    align: 'right',
    card: 'labelled',
    cell: ({ key, line }) => (
      <NumberCell
        label={`Dosis de ${line.nombre}`}
        value={line.dosis}
        shown={doseText(line.dosis)}
        disabled={table.locked}
        onChange={(dosis) => table.send({ type: 'line.dose', key, dosis })}
      />
    ),
  },
  {
    key: 'indice',
    title: 'Índice',
    card: 'labelled',
    cell: ({ line }) => <span className="onc-line">{indexWords(line.indice_dosis, line.unidad_medida)}</span>,
  },
  {
    key: 'formulada',
    title: 'Dosis formulada',
    align: 'right',
    card: 'labelled',
    cell: (row) => <Formulated row={row} table={table} />,
  },
  { key: 'via', title: 'Vía', card: 'labelled', cell: ({ line }) => line.via },
  {
    key: 'dias',
    title: 'Días',
    card: 'labelled',
    cell: ({ line }) => <span className="onc-line">{numbersInWords(line.dias_aplicacion)}</span>,
  },
  {
    key: 'aplicaciones',
    title: 'Aplicaciones',
    align: 'right',
    card: 'labelled',
    cell: ({ key, line }) => (
      <NumberCell
        label={`Aplicaciones de ${line.nombre}`}
        value={line.cantidad_aplicaciones}
        shown={String(line.cantidad_aplicaciones)}
        whole
        disabled={table.locked}
        onChange={(cantidad) => table.send({ type: 'line.applications', key, cantidad })}
      />
    ),
  },
  {
    key: 'observacion',
    title: 'Observación',
    width: '24%',
    card: 'labelled',
    cell: (row) => <Observation row={row} table={table} />,
  },
  {
    key: 'quitar',
    title: '',
    label: 'Quitar',
    width: '48px',
    card: 'action',
    cell: (row) => (
      <Action
        kind="quiet"
        small
        icon={<TrashIcon />}
        label={`Quitar ${row.line.nombre}`}
        disabled={table.locked}
        onClick={() => table.onRemove(row)}
      />
    ),
  },
]
