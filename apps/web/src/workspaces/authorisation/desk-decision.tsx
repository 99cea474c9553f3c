/** What may be done with the case: its moves as buttons and keys, and the form of the one that was chosen. */
import type { AuthorisationDetail } from '@cauce/contract/autorizacion'
import { AUTHORISATION_LIFE, type AuthorisationMove } from '@cauce/domain/authorisation/authorisation-life'
import { CLAIM_WARNING } from '@cauce/domain/authorisation/denial'
import { fieldsOfMove } from '@cauce/domain/kit/life/life'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { useRef, useState } from 'react'
import { PlainField } from '../../kit/form/record-field.tsx'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { MoveFailure } from '../../kit/life/move-fields.tsx'
import { useMove } from '../../kit/life/use-move.ts'
import { useMoverAutorizacionMutation } from '../../store/autorizacion-api.ts'

/** Made at once, with nothing to write. */
const AT_ONCE: ReadonlySet<AuthorisationMove> = new Set(['tomar', 'soltar'])

/** The key of each move; where two states have different ones, the same key. */
const KEYS: Partial<Readonly<Record<AuthorisationMove, string>>> = {
  aprobar: 'a',
  rechazar_negacion: 'a',
  devolver: 'd',
  proponer_negacion: 'n',
  confirmar_negacion: 'n',
  tomar: 't',
  soltar: 't',
}

/** What will happen, in one sentence. */
const outcome = (detail: AuthorisationDetail, evento: AuthorisationMove, cantidad: string): string => {
  const { cantidad: pedida, servicio, sede } = detail
  const where = sede === null ? 'sin sede asignada todavía' : `en ${sede}`
  switch (evento) {
    case 'aprobar':
      return `Aprueba ${pedida} de ${pedida}: ${servicio}, ${where}.`
    case 'proponer_negacion':
      return cantidad === ''
        ? 'Niega todo. Todavía no se niega nada: otro médico decide y el reloj sigue.'
        : `Aprueba ${cantidad} de ${pedida} y niega el resto. Otro médico decide y el reloj sigue.`
    case 'confirmar_negacion':
      return `Confirma la negación. El afiliado leerá: «${CLAIM_WARNING}»`
    default:
      return 'El plazo sigue corriendo.'
  }
}

interface DeskDecisionProps {
  readonly detail: AuthorisationDetail
  readonly onDone: (evento: AuthorisationMove) => void
  readonly onChanged: () => void
}

export const DeskDecision = ({ detail, onDone, onChanged }: DeskDecisionProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [send] = useMoverAutorizacionMutation()
  const [mode, setMode] = useState<AuthorisationMove | null>(null)
  const moving = useMove({
    words: AUTHORISATION_LIFE,
    thing: detail,
    send: (body, key) => send({ body, key }),
    onDone,
    onChanged,
  })
  const open = moving.offered.filter(({ por_que_no }) => por_que_no === null)
  const reasons = [...new Set(moving.offered.flatMap(({ por_que_no }) => por_que_no ?? []))]
  const chosen = open.find(({ evento }) => evento === mode)
  const choose = (evento: AuthorisationMove): void => {
    if (AT_ONCE.has(evento)) moving.make(evento)
    else setMode(evento)
  }
  const byKey = (key: string): (() => void) | undefined => {
    const move = open.find(({ evento }) => KEYS[evento] === key)
    return move === undefined ? undefined : () => choose(move.evento)
  }
  useShortcuts(frame, {
    a: byKey('a'),
    d: byKey('d'),
    n: byKey('n'),
    p: byKey('n'),
    t: byKey('t'),
    'Ctrl Enter': chosen === undefined ? undefined : () => moving.make(chosen.evento),
    Escape: chosen === undefined ? undefined : () => setMode(null),
  })
  return (
    <div ref={frame} className="aut-decision">
      <Card title={chosen === undefined ? 'Decisión' : chosen.label}>
        <MoveFailure moving={moving} />
        {chosen === undefined ? (
          <>
            {moving.offered.length === 0 ? <p className="ca-second">Nada por decidir en este caso</p> : null}
            {reasons.map((reason) => (
              <p key={reason} className="ca-second">
                {reason}
              </p>
            ))}
            <div className="aut-moves">
              {open.map(({ evento, label, move }) => (
                <Action
                  key={evento}
                  kind={move.kind ?? 'outlined'}
                  busy={moving.doing === evento}
                  {...(KEYS[evento] === undefined ? {} : { keys: KEYS[evento].toUpperCase() })}
                  onClick={() => choose(evento)}
                >
                  {AT_ONCE.has(evento) ? label : `${label}…`}
                </Action>
              ))}
            </div>
          </>
        ) : (
          <>
            {fieldsOfMove(AUTHORISATION_LIFE, chosen.move).map(([name, field]) => (
              <PlainField
                key={name}
                field={field}
                value={moving.form[name] ?? ''}
                onChange={(text) => moving.write(name, text)}
                hint={field.help}
                error={moving.wrong[name] === undefined ? undefined : [moving.wrong[name]]}
              />
            ))}
            <p className="aut-outcome">{outcome(detail, chosen.evento, (moving.form['cantidad'] ?? '').trim())}</p>
            <div className="aut-moves">
              <Action kind="quiet" keys="Esc" onClick={() => setMode(null)}>
                Volver
              </Action>
              <Action
                kind={chosen.move.kind ?? 'filled'}
                keys="Ctrl Enter"
                busy={moving.doing === chosen.evento}
                onClick={() => moving.make(chosen.evento)}
              >
                {chosen.label}
              </Action>
            </div>
          </>
        )}
      </Card>
    </div>
  )
}
