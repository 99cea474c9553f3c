/** Results of the laboratory that are typed: each with its value and, where the paper says another, its range. */
import type { PendingLine } from '@cauce/contract/resultados'
import { ANALYTE_CODES, ANALYTES, isAnalyte } from '@cauce/domain/laboratory/analytes'
import {
  MAX_LABORATORY,
  MAX_RESULT_TEXT,
  RESULT_CONFIRMED,
  RESULT_SOURCE_NAMES,
} from '@cauce/domain/laboratory/result-entry'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Doubts } from '@cauce/ui/doubts/doubts'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { today } from '../../app/today.ts'
import { DecimalField } from '../medications/decimal-field.tsx'
import { useResultForm, type TypedLine } from './use-result-form.ts'
import './results.css'

export interface ResultDialogProps {
  readonly consultaId: number
  /** The order that it answers; null: it is found by what was measured. */
  readonly line: PendingLine | null
  readonly onClose: () => void
}

const SOURCES = (['digitado', 'externo'] as const).map((value) => ({ value, label: RESULT_SOURCE_NAMES[value] }))
const EXAMS = ANALYTE_CODES.map((value) => ({ value, label: ANALYTES[value].nombre }))

interface LineProps {
  readonly line: TypedLine
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedLine>) => void
  readonly onRemove: () => void
}

const Line = ({ line, error, onChange, onRemove }: LineProps) => {
  const { nombre, unidad } = ANALYTES[line.analito]
  return (
    <li className="res-line">
      <SelectField
        label="Examen"
        options={EXAMS}
        value={line.analito}
        onChange={(value) => {
          if (isAnalyte(value)) onChange({ analito: value })
        }}
      />
      <DecimalField
        label={`Valor de ${nombre}`}
        unit={unidad}
        value={line.valor}
        onChange={(valor) => onChange({ valor })}
        error={error ?? null}
      />
      <DecimalField
        label="Rango desde"
        value={line.referencia_min}
        onChange={(referencia_min) => onChange({ referencia_min })}
      />
      <DecimalField
        label="Rango hasta"
        value={line.referencia_max}
        onChange={(referencia_max) => onChange({ referencia_max })}
      />
      <Action kind="quiet" small onClick={onRemove}>
        Quitar {nombre}
      </Action>
    </li>
  )
}

export const ResultDialog = ({ consultaId, line, onClose }: ResultDialogProps) => {
  const state = useResultForm(consultaId, line, onClose)
  const { form, write, errors, doubts, busy } = state
  const change = (at: number, part: Partial<TypedLine>): void =>
    write({ lineas: form.lineas.map((each, index) => (index === at ? { ...each, ...part } : each)) })
  const next = ANALYTE_CODES.find((code) => !form.lineas.some(({ analito }) => analito === code))
  const said = errors['']
  return (
    <Modal
      isOpen
      onClose={busy ? undefined : onClose}
      size={800}
      title="Anotar resultados"
      note={line === null ? 'Responden la orden que los esperaba' : line.nombre}
      foot={
        <ModalFoot note={said ?? 'Queda con su nombre y esta hora. Se corrige con motivo; no se borra.'}>
          <Action onClick={onClose} disabled={busy}>
            Cerrar
          </Action>
          <Action kind="filled" onClick={state.save} busy={busy}>
            Anotar resultados
          </Action>
        </ModalFoot>
      }
    >
      <div className="res-form">
        <div className="res-row">
          <DateField
            label="Fecha del examen"
            value={form.fecha}
            onChange={(fecha) => write({ fecha })}
            max={today()}
            error={errors['fecha'] ?? null}
          />
          <Segmented
            label="De dónde viene"
            layout="stacked"
            options={SOURCES}
            value={form.origen}
            onChange={(origen) => write({ origen })}
          />
          <TextField
            label="Laboratorio, si se sabe"
            value={form.laboratorio}
            onChange={(laboratorio) => write({ laboratorio: laboratorio.slice(0, MAX_LABORATORY) })}
            error={errors['laboratorio'] ?? null}
          />
        </div>
        <ul className="res-lines">
          {form.lineas.map((each, index) => (
            <Line
              // oxlint-disable-next-line react/no-array-index-key -- a line has no name of its own, and its place is what the server answers about
              key={index}
              line={each}
              error={state.errorOf(index)}
              onChange={(part) => change(index, part)}
              onRemove={() => write({ lineas: form.lineas.filter((_, other) => other !== index) })}
            />
          ))}
        </ul>
        {errors['valores'] === undefined ? null : (
          <p className="ca-field-error" role="alert">
            {errors['valores']}
          </p>
        )}
        {next === undefined ? null : (
          <Action
            small
            onClick={() =>
              write({
                lineas: [...form.lineas, { analito: next, valor: null, referencia_min: null, referencia_max: null }],
              })
            }
          >
            Añadir otro examen
          </Action>
        )}
        <TextAreaField
          label="Lo que dice el reporte, si no es una cifra"
          value={form.texto}
          onChange={(texto) => write({ texto })}
          maxLength={MAX_RESULT_TEXT}
          rows={2}
          error={errors['texto'] ?? null}
        />
        {doubts.length === 0 ? null : (
          <Doubts
            label="Valores críticos"
            doubts={doubts}
            confirmation={RESULT_CONFIRMED}
            confirmed={form.confirmado}
            onConfirm={(confirmado) => write({ confirmado })}
            error={errors['confirmado']}
          />
        )}
      </div>
    </Modal>
  )
}
