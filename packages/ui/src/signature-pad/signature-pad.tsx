/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a canvas has no meaning of its own */
import { ResetIcon } from '@blueprintjs/icons'
import { useId, useRef } from 'react'
import { Action } from '../action/action.tsx'
import { errorText, type FieldError } from '../field/field.tsx'
import type { Stroke } from './ink.tsx'
import { EMPTY_INK, type Ink, useInk } from './use-ink.tsx'
import './signature-pad.css'

export interface SignaturePadProps {
  /** Kept strokes: the pad draws them again after a reload or a turn of the tablet. */
  readonly strokes: readonly Stroke[]
  /** After each stroke and after clearing: picture (PNG on white, 900 × 300), measures and strokes. */
  readonly onChange: (ink: Ink) => void
  /** Who signs: "María Elena Gómez Castaño · CC 43 512 887". */
  readonly signer: string
  readonly error?: FieldError
  readonly disabled?: boolean
}

/** A sheet to sign with mouse, finger or pen. */
export const SignaturePad = ({ strokes, onChange, signer, error, disabled = false }: SignaturePadProps) => {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const noteId = useId()
  const message = errorText(error)
  useInk(canvasRef, { strokes, disabled, onChange })
  return (
    <div className={`ca-signature${message === null ? '' : ' ca-signature-wrong'}`}>
      <div className="ca-signature-sheet">
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={`Firma de ${signer}, ${strokes.length === 0 ? 'vacía' : 'con trazos'}`}
          aria-describedby={message === null ? undefined : noteId}
        />
        {strokes.length === 0 ? (
          <p className="ca-signature-place" aria-hidden="true">
            Firme aquí con el dedo, el lápiz o el ratón
          </p>
        ) : null}
      </div>
      <div className="ca-signature-foot">
        <span className="ca-second">{signer}</span>
        <Action
          kind="quiet"
          icon={<ResetIcon />}
          disabled={disabled || strokes.length === 0}
          onClick={() => {
            onChange(EMPTY_INK)
          }}
        >
          Borrar y firmar de nuevo
        </Action>
      </div>
      {message === null ? null : (
        <p id={noteId} className="ca-field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
