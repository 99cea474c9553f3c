/** What the order reaches of a lifetime's limits, and what of it another professional will sign: before it is ordered. @fuente ui 26 */
import { MAX_CHECK_REASON } from '@cauce/domain/medication/check'
import { MIN_GRAVE_REASON } from '@cauce/domain/medication/reason'
import { SCHEME_SIGNATURE_NOTICE } from '@cauce/domain/oncology/double-signature'
import { lifetimeWords } from '@cauce/domain/oncology/lifetime'
import { Card } from '@cauce/ui/card/card'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import type { DraftLimits } from './use-limits.ts'

/** Room that the sentence of the list leaves to the own words. */
const LONGEST_URGENCY = MAX_CHECK_REASON - 'Urgencia vital: '.length
const UNREAD = 'No se pudo leer lo que ya se aplicó: se suma al ordenar.'

export interface LimitsCardProps {
  readonly limits: DraftLimits
  /** Own words of who goes on alone. */
  readonly urgencia: string
  readonly error: readonly string[] | undefined
  readonly locked: boolean
  readonly onUrgency: (texto: string) => void
}

export const LimitsCard = ({ limits, urgencia, error, locked, onUrgency }: LimitsCardProps) => {
  const { vidas, firma, unread, errores } = limits
  const refused = Object.values(errores).flat()
  if (vidas.length === 0 && firma.length === 0 && refused.length === 0 && urgencia === '' && !unread) return null
  return (
    <Card title="Topes y segunda firma">
      <div className="onc-limits">
        {unread ? <p className="onc-warn">{UNREAD}</p> : null}
        {vidas.length === 0 ? null : (
          <ul className="onc-given" aria-label="De por vida">
            {vidas.map((life) => (
              <li
                key={`${life.principio_activo} ${life.unidad} ${life.tope}`}
                className={life.aplicado + life.ordenado > life.tope ? 'onc-warn' : undefined}
              >
                {lifetimeWords(life)}
              </li>
            ))}
          </ul>
        )}
        {refused.map((text) => (
          <p key={text} className="ca-field-error">
            {text}
          </p>
        ))}
        {firma.length === 0 ? null : (
          <>
            <p>
              <strong>{SCHEME_SIGNATURE_NOTICE}</strong>
            </p>
            <ul className="onc-given" aria-label="Lo que firma otro profesional">
              {firma.map((text) => (
                <li key={text} className="onc-warn">
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
        {firma.length === 0 && urgencia === '' ? null : (
          <TextAreaField
            label="Urgencia vital: por qué no espera la segunda firma"
            hint={`Solo si está solo y no puede esperar: mínimo ${MIN_GRAVE_REASON} letras. Queda en la orden y se revisa después.`}
            value={urgencia}
            onChange={onUrgency}
            error={error}
            rows={2}
            maxLength={LONGEST_URGENCY}
            disabled={locked}
          />
        )}
      </div>
    </Card>
  )
}
