/** The diagnoses of the referral: each is looked for by code or name, the first is the principal one. */
import { ArrowUpIcon, CrossIcon } from '@blueprintjs/icons'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { MAX_REFERRAL_DIAGNOSES } from '@cauce/domain/referral/referral'
import { Action } from '@cauce/ui/action/action'
import type { FieldError } from '@cauce/ui/field/field'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useRef } from 'react'
import { DiagnosisField } from '../medications/diagnosis-field.tsx'

interface DiagnosesFieldProps {
  readonly value: readonly Diagnosis[]
  readonly onChange: (diagnoses: readonly Diagnosis[]) => void
  readonly error?: FieldError
}

export const DiagnosesField = ({ value, onChange, error }: DiagnosesFieldProps) => {
  const searchRef = useRef<HTMLInputElement>(null)
  const without = (id: number): readonly Diagnosis[] => value.filter((other) => other.id !== id)
  const add = (found: Diagnosis | null): void => {
    if (found === null || value.some(({ id }) => id === found.id)) return
    onChange([...value, found])
  }
  return (
    <div className="rem-diagnoses">
      {value.length < MAX_REFERRAL_DIAGNOSES ? (
        <DiagnosisField
          label="Diagnósticos CIE-10"
          value={null}
          ofRecord={[]}
          onPick={add}
          error={error}
          inputRef={searchRef}
        />
      ) : (
        <p className="ca-second">Ya son {MAX_REFERRAL_DIAGNOSES}, los que caben en una remisión.</p>
      )}
      {value.length === 0 ? null : (
        <ol className="rem-list" aria-label="Diagnósticos elegidos">
          {value.map(({ id, codigo, nombre }, at) => (
            <li key={id}>
              <span className="rem-code">{codigo}</span>
              <span className="rem-grow">{nombre}</span>
              {at === 0 ? (
                <StatusChip tone="info" label="Principal" />
              ) : (
                <Action
                  kind="quiet"
                  small
                  icon={<ArrowUpIcon size={14} />}
                  label={`Hacer principal ${codigo}`}
                  onClick={() => onChange([{ id, codigo, nombre }, ...without(id)])}
                />
              )}
              <Action
                kind="quiet"
                small
                icon={<CrossIcon size={14} />}
                label={`Quitar ${codigo}`}
                onClick={() => {
                  onChange(without(id))
                  searchRef.current?.focus()
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
