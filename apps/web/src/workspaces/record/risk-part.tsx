/** The questions of the risk scores and what they give. Nobody has to ask them all. */
import type { DerivedFigure } from '@cauce/domain/clinical-record/derived-figures'
import { LABORATORY_NAMES } from '@cauce/domain/clinical-record/laboratory-limits'
import { NO_RISK, type RecordRisk } from '@cauce/domain/clinical-record/record'
import { FAMILY_ANSWERS, RISK_NAMES, RISK_QUESTIONS, riskInWords } from '@cauce/domain/clinical-record/risk-questions'
import { Action } from '@cauce/ui/action/action'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { DecimalField } from '../medications/decimal-field.tsx'
import { FigureList } from './figure-list.tsx'
import type { RecordForm } from './use-record-form.ts'

export interface RiskPartProps {
  readonly form: RecordForm
  readonly figures: readonly DerivedFigure[]
  readonly onChange: (fields: Partial<RecordRisk>) => void
}

const YES_NO_NAMES = [
  'actividad_diaria',
  'fruta_diaria',
  'antihipertensivos',
  'glucosa_alta',
  'fuma',
  'diabetes',
  'enfermedad_cardiovascular',
] as const
const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const
const FAMILY = [
  { value: 'no', label: FAMILY_ANSWERS.no },
  { value: 'segundo', label: FAMILY_ANSWERS.segundo },
  { value: 'primero', label: FAMILY_ANSWERS.primero },
] as const

const asChoice = (value: boolean | null): 'si' | 'no' | null => (value === null ? null : value ? 'si' : 'no')

const Questions = ({ form, onChange }: RiskPartProps) => {
  const { riesgo } = form.record
  return (
    <div className="rec-questions">
      {YES_NO_NAMES.map((name) => (
        <div key={name} data-campo={name}>
          <Segmented
            label={RISK_QUESTIONS[name].pregunta}
            options={YES_NO}
            value={asChoice(riesgo[name])}
            onChange={(value) => onChange({ [name]: value === 'si' })}
            error={form.errorOf(name)}
          />
        </div>
      ))}
      <div data-campo="familiar" className="rec-question-wide">
        <Segmented
          label={RISK_QUESTIONS.familiar.pregunta}
          options={FAMILY}
          value={riesgo.familiar}
          onChange={(familiar) => onChange({ familiar })}
          error={form.errorOf('familiar')}
        />
      </div>
      {LABORATORY_NAMES.map((name) => (
        <div key={name} data-campo={name}>
          <DecimalField
            label={RISK_QUESTIONS[name].pregunta}
            unit="mg/dL"
            value={riesgo[name]}
            onChange={(value) => onChange({ [name]: value })}
            error={form.errorOf(name)}
          />
        </div>
      ))}
    </div>
  )
}

/** The questions are folded away until somebody asks one. */
export const RiskPart = (props: RiskPartProps) => {
  const { riesgo } = props.form.record
  const answered = RISK_NAMES.filter((name) => riskInWords(name, riesgo) !== null).length
  const [unfolded, setOpen] = useState(answered > 0)
  // What has to be corrected is never folded away.
  const open = unfolded || LABORATORY_NAMES.some((name) => props.form.errorOf(name) !== null)
  const clear = (): void => {
    props.onChange(NO_RISK)
    void showToast({
      message: 'Se borraron las respuestas de riesgo',
      tone: 'information',
      action: { label: 'Deshacer', onClick: () => props.onChange(riesgo) },
    })
  }
  return (
    <div className="rec-risk">
      <output className="rec-live">
        <FigureList figures={props.figures} tiles />
      </output>
      <div className="rec-risk-acts">
        <Action expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar las preguntas' : 'Hacer las preguntas'}
        </Action>
        <span className="ca-second">
          {answered} de {RISK_NAMES.length} respondidas
        </span>
        {open && answered > 0 ? (
          <Action kind="quiet" small onClick={clear}>
            Borrar las respuestas
          </Action>
        ) : null}
      </div>
      {open ? <Questions {...props} /> : null}
    </div>
  )
}
