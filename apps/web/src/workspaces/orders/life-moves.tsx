/** The moves that the reader may make, each with its reason in writing. */
import { REASON_REQUIRED, MAX_REASON } from '@cauce/domain/ordering/routing-change'
import { reasonProblem } from '@cauce/domain/text/substance'
import { REVIEWED } from '@cauce/machines/life-cycles/order-line'
import { Action } from '@cauce/ui/action/action'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { LineReview } from '../medications/line-review.tsx'
import { useLineReview } from '../medications/use-line-review.ts'
import { useMoverLineaMutation } from '../../store/api.ts'
import { failureOf, failureText } from '../../store/call.ts'
import type { LineLife } from './life-lines.ts'
import type { LivingType } from './ordered-line.ts'

type Move = LineLife['siguientes'][number]
const EVENTS = ['aprobar', 'negar', 'anular', 'agendar', 'prestar'] as const
type Event = (typeof EVENTS)[number]
const eventOf = ({ evento }: Move): Event | null => EVENTS.find((known) => known === evento) ?? null

const useMove = (tipo: LivingType, lineId: number, move: Move | null, onDone: () => void) => {
  const [send, { isLoading }] = useMoverLineaMutation()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const isReviewed = tipo === OrderType.medications && move !== null && REVIEWED.has(move.evento)
  const review = useLineReview(isReviewed ? lineId : null)
  const confirm = (): void => {
    const evento = move === null ? null : eventOf(move)
    if (evento === null || isLoading) return
    const poor = reasonProblem(motivo, REASON_REQUIRED)
    if (poor !== null) {
      setError(poor)
      return
    }
    const comprobaciones = review.answers()
    if (comprobaciones === null) return
    const answered = comprobaciones.length === 0 ? {} : { comprobaciones }
    send({ params: { tipo }, body: { linea_id: lineId, evento, motivo: motivo.trim(), ...answered }, key })
      .unwrap()
      .then(
        ({ mensaje }) => {
          void showToast({ message: mensaje })
          write('')
          onDone()
        },
        (thrown: unknown) => {
          setError(failureText(thrown))
          review.refused(failureOf(thrown).data.codigo)
        },
      )
  }
  /** Another text is another request: it takes another key. */
  const write = (text: string): void => {
    setMotivo(text)
    setError(null)
    setKey(crypto.randomUUID())
  }
  const explain = (text: string): void => {
    review.write(text)
    setKey(crypto.randomUUID())
  }
  return { motivo, write, error, confirm, review: { ...review, write: explain }, busy: isLoading }
}

/** The control that replaces the one that was pressed takes its focus. */
const takeFocus = (control: HTMLElement | null): void => control?.focus()

export interface LifeMovesProps {
  readonly life: LineLife
  readonly tipo: LivingType
}

export const LifeMoves = ({ life, tipo }: LifeMovesProps) => {
  const [chosen, setChosen] = useState<Move | null>(null)
  const [hasChosen, setHasChosen] = useState(false)
  const form = useMove(tipo, life.id, chosen, () => setChosen(null))
  const mine = life.siguientes.filter((move) => move.puede && eventOf(move) !== null)
  if (mine.length === 0) return null
  return (
    <section className="ol-move" aria-label="Lo que usted puede hacer">
      {chosen === null ? (
        <div className="ol-move-acts">
          {mine.map((move, index) => (
            <Action
              key={move.evento}
              ref={hasChosen && index === 0 ? takeFocus : undefined}
              onClick={() => {
                form.write('')
                setChosen(move)
                setHasChosen(true)
              }}
            >
              {`${move.etiqueta}…`}
            </Action>
          ))}
        </div>
      ) : (
        <>
          <LineReview review={form.review} disabled={form.busy} />
          <TextAreaField
            ref={takeFocus}
            label={`Motivo para ${chosen.etiqueta.toLocaleLowerCase('es-CO')}`}
            value={form.motivo}
            onChange={form.write}
            error={form.error}
            maxLength={MAX_REASON}
            rows={2}
          />
          <div className="ol-move-acts">
            <Action kind="filled" onClick={() => setChosen(null)}>
              No cambiar nada
            </Action>
            <Action kind="danger" onClick={form.confirm} busy={form.busy}>
              {chosen.etiqueta} la orden
            </Action>
          </div>
        </>
      )}
    </section>
  )
}
