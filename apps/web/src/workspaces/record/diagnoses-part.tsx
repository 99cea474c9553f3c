/** The diagnoses of the record: found in the CIE-10, one principal, each with its type. */
import { TrashIcon } from '@blueprintjs/icons'
import {
  DIAGNOSIS_TYPES,
  DIAGNOSIS_TYPE_CODES,
  MAX_RELATED,
  withPrincipal,
} from '@cauce/domain/clinical-record/diagnoses'
import type { RecordDiagnosis } from '@cauce/domain/clinical-record/record'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { Field } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useId, useRef } from 'react'
import { diagnosisSearch } from '../../actors/diagnosis-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

export interface DiagnosesPartProps {
  readonly list: readonly RecordDiagnosis[]
  /** Those that the consultation has already, to begin with. */
  readonly offered: readonly Offered[]
  readonly onChange: (list: readonly RecordDiagnosis[]) => void
  readonly error: string | null
  /** Finalising was tried: a type that is missing is told at its row. */
  readonly tried: boolean
}

type List = readonly RecordDiagnosis[]
type Offered = Pick<RecordDiagnosis, 'id' | 'codigo' | 'nombre' | 'principal'>

const isType = (value: string): value is (typeof DIAGNOSIS_TYPE_CODES)[number] =>
  DIAGNOSIS_TYPE_CODES.some((code) => code === value)

interface RowProps {
  readonly row: RecordDiagnosis
  readonly group: string
  /** Id of the message, where its type is missing. */
  readonly wrong: string | null
  readonly onPrincipal: () => void
  readonly onType: (tipo: RecordDiagnosis['tipo']) => void
  readonly onRemove: () => void
}

const Row = ({ row, group, wrong, onPrincipal, onType, onRemove }: RowProps) => {
  const name = `${row.codigo} ${row.nombre}`
  const rank = row.principal ? 'Principal' : 'Relacionado'
  return (
    <li className="rec-diagnosis">
      <span className="rec-diagnosis-name">
        <strong>{row.codigo}</strong> {row.nombre}
      </span>
      <label className="rec-diagnosis-main">
        <input
          type="radio"
          name={group}
          checked={row.principal}
          aria-label={`${rank} ${name}`}
          onChange={onPrincipal}
        />
        {rank}
      </label>
      <Field label={`Tipo de ${name}`} labelHidden>
        {(control) => (
          <select
            {...control}
            aria-invalid={wrong === null ? undefined : true}
            aria-describedby={wrong ?? undefined}
            className="bp6-input ca-input"
            value={row.tipo ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              onType(isType(value) ? value : null)
            }}
          >
            <option value="" disabled>
              Elija el tipo
            </option>
            {DIAGNOSIS_TYPE_CODES.map((code) => (
              <option key={code} value={code}>
                {DIAGNOSIS_TYPES[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Action kind="quiet" small icon={<TrashIcon />} label={`Quitar ${name}`} onClick={onRemove} />
    </li>
  )
}

const useDiagnosisActs = (list: List, onChange: (list: List) => void) => {
  /** What the list is when somebody undoes: it may have changed since. */
  const now = useRef(list)
  useEffect(() => {
    now.current = list
  }, [list])
  const putBack = (row: RecordDiagnosis): void => {
    const others = now.current.filter(({ id }) => id !== row.id)
    onChange([...others, { ...row, principal: others.every(({ principal }) => !principal) }])
  }
  return {
    add: ({ id, codigo, nombre }: Diagnosis): void => {
      if (list.some((row) => row.id === id)) {
        void showToast({ message: `${codigo} ya está en la lista`, tone: 'information' })
        return
      }
      onChange([...list, { id, codigo, nombre, principal: list.every(({ principal }) => !principal), tipo: null }])
    },
    remove: (row: RecordDiagnosis): void => {
      onChange(list.filter(({ id }) => id !== row.id))
      void showToast({
        message: `Se quitó ${row.codigo} ${row.nombre}`,
        tone: 'information',
        action: { label: 'Deshacer', onClick: () => putBack(row) },
      })
    },
    setType: (id: number, tipo: RecordDiagnosis['tipo']): void =>
      onChange(list.map((row) => (row.id === id ? { ...row, tipo } : row))),
  }
}

export const DiagnosesPart = ({ list, offered, onChange, error, tried }: DiagnosesPartProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => diagnosisSearch(dispatch))
  const acts = useDiagnosisActs(list, onChange)
  const searchRef = useRef<HTMLInputElement>(null)
  const group = useId()
  const noType = list.some(({ tipo }) => tipo === null)
  return (
    <div className="rec-diagnoses" data-campo="diagnosticos">
      <SearchBox<Diagnosis>
        label="Añadir un diagnóstico"
        placeholder={`Código o nombre CIE-10, desde ${SEARCH_TRIGGERS.diagnosis.threshold} letras`}
        value={search.text}
        onChange={search.type}
        rows={search.rows}
        rowKey={({ id }) => id}
        rowTitle={({ nombre }) => nombre}
        rowSecond={({ codigo }) => codigo}
        onPick={(diagnosis) => {
          search.type('')
          acts.add(diagnosis)
        }}
        state={search.state}
        failure={search.error}
        onRetry={search.retry}
        truncated={search.truncated}
        slash
        inputRef={searchRef}
        hint={list.length === 0 ? `El primero queda como principal; hasta ${MAX_RELATED} relacionados` : undefined}
        error={noType ? undefined : error}
      />
      {list.length > 0 || offered.length === 0 ? null : (
        <div>
          <Action small onClick={() => onChange(offered.map((row) => ({ ...row, tipo: null })))}>
            Traer los de la consulta: {offered.map(({ codigo }) => codigo).join(', ')}
          </Action>
        </div>
      )}
      {list.length === 0 ? null : (
        <ul className="rec-diagnosis-list" aria-label="Diagnósticos de la historia">
          {list.map((row) => (
            <Row
              key={row.id}
              row={row}
              group={group}
              wrong={tried && row.tipo === null ? `${group}-falta` : null}
              onPrincipal={() => onChange(withPrincipal(list, row.id))}
              onType={(tipo) => acts.setType(row.id, tipo)}
              onRemove={() => {
                acts.remove(row)
                searchRef.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {noType && error !== null ? (
        <p id={`${group}-falta`} className="ca-field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
