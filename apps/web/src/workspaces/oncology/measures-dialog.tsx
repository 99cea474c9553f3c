/** Weight and height of today, and the surface that they give, with its sum. @fuente spec 2 §5 */
import { today } from '../../app/today.ts'
import { mosteller, surfaceInWords, unusualSurface } from '@cauce/domain/clinical-record/body-surface'
import { MEASURES_CONFIRMED, UNUSUAL_MEASURES } from '@cauce/domain/clinical-record/measures-doubt'
import { surfaceChange } from '@cauce/domain/clinical-record/surface-age'
import { doubtsOf } from '@cauce/machines/scheme/setup'
import type { SchemeContext } from '@cauce/machines/scheme/types'
import { Action } from '@cauce/ui/action/action'
import { Doubts } from '@cauce/ui/doubts/doubts'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { takeFocus } from '@cauce/ui/modal/take-focus'
import { useRef } from 'react'
import { DecimalField } from '../medications/decimal-field.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { type SchemeFlow } from './use-scheme.ts'

/** What the typed measures give; null while one is missing or out of what a person can have. */
const worked = ({ measures: { peso, talla }, surface, paciente }: SchemeContext) => {
  const isc = peso === null || talla === null ? null : mosteller(peso, talla)
  if (isc === null || peso === null || talla === null) return null
  return {
    sum: surfaceInWords({ isc, peso, talla }),
    change: surface === null ? null : surfaceChange(surface.isc, isc),
    warning: unusualSurface(isc, paciente.edad),
  }
}

const Result = ({ context }: { readonly context: SchemeContext }) => {
  const result = worked(context)
  if (result === null) return <p className="ca-second">Con peso y talla se calcula la superficie corporal.</p>
  const { sum, change, warning } = result
  return (
    <output className="onc-surface">
      <strong>{sum}</strong>
      {change === null ? null : <span>Antes y ahora: {change.texto}</span>}
      {change?.propone === true ? <span>Cambió más de 5 %: se proponen dosis nuevas.</span> : null}
      {warning === null ? null : <span className="onc-warn">{warning}</span>}
    </output>
  )
}

export const MeasuresDialog = ({ flow }: { readonly flow: SchemeFlow }) => {
  const { snapshot, send } = flow
  const { measures, measuresErrors, error } = snapshot.context
  const known = doubtsOf(snapshot.context)
  // The server may know of measures that this page does not.
  const doubts = known.length > 0 ? known : (measuresErrors['confirmado'] ?? [])
  const body = useRef<HTMLDivElement>(null)
  const isOpen = snapshot.matches('measuring')
  const saving = isOpen && !snapshot.matches({ measuring: 'typing' })
  const save = (): void => {
    send({ type: 'measures.saved', hoy: today() })
    focusFirstWrong(body.current)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={saving ? undefined : () => send({ type: 'measures.closed' })}
      size={480}
      title="Registrar peso"
      note="Queda en la historia clínica con la fecha de hoy"
      foot={
        <ModalFoot note={error === null ? undefined : <span className="ca-field-error">{error}</span>}>
          <Action kind="quiet" onClick={() => send(saving ? { type: 'wait.cancelled' } : { type: 'measures.closed' })}>
            {saving ? 'Dejar de esperar' : 'Dejar como está'}
          </Action>
          <Action kind="filled" keys="Enter" busy={saving} onClick={save}>
            Registrar peso
          </Action>
        </ModalFoot>
      }
    >
      <div className="onc-measures" ref={body}>
        <div className="onc-measures-line">
          <DecimalField
            ref={takeFocus}
            label="Peso"
            unit="kg"
            value={measures.peso}
            onChange={(peso) => send({ type: 'measures.changed', measures: { peso } })}
            error={measuresErrors['peso']}
            disabled={saving}
            onEnter={save}
          />
          <DecimalField
            label="Talla"
            unit="cm"
            value={measures.talla}
            onChange={(talla) => send({ type: 'measures.changed', measures: { talla } })}
            error={measuresErrors['talla']}
            disabled={saving}
            onEnter={save}
          />
        </div>
        <Result context={snapshot.context} />
        {doubts.length === 0 ? null : (
          <Doubts
            label={UNUSUAL_MEASURES}
            doubts={doubts}
            confirmation={MEASURES_CONFIRMED}
            confirmed={measures.confirmado}
            error={measuresErrors['confirmado']?.[0]}
            disabled={saving}
            onConfirm={(confirmado) => send({ type: 'measures.changed', measures: { confirmado } })}
          />
        )}
      </div>
    </Modal>
  )
}
