/** The moves of a thing as buttons; those that cannot be made are off, beside the sentence that says why, which is said once. */
import { Action } from '@cauce/ui/action/action'
import { ModalFoot } from '@cauce/ui/modal/modal'
import { useId, useState } from 'react'
import type { Moving } from './use-move.ts'
import './life.css'

export const MoveFoot = <Name extends string>({ moving }: { readonly moving: Moving<Name> }) => {
  const { offered, doing } = moving
  const [vowed, setVowed] = useState<ReadonlySet<Name>>(new Set())
  const noteId = useId()
  if (offered.length === 0) return null
  const reasons = [...new Set(offered.flatMap(({ por_que_no }) => por_que_no ?? []))]
  const vows = offered.filter(({ por_que_no, move }) => por_que_no === null && move.vow !== undefined)
  const vow = (evento: Name, isSaid: boolean): void => {
    const rest = new Set(vowed)
    if (isSaid) rest.add(evento)
    else rest.delete(evento)
    setVowed(rest)
  }
  return (
    <ModalFoot
      note={
        reasons.length === 0 && vows.length === 0 ? undefined : (
          <span className="lif-notes" id={noteId}>
            {reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
            {vows.map(({ evento, move }) => (
              <label key={evento} className="lif-vow">
                <input
                  type="checkbox"
                  checked={vowed.has(evento)}
                  onChange={({ target }) => vow(evento, target.checked)}
                />{' '}
                {move.vow}
              </label>
            ))}
          </span>
        )
      }
    >
      {offered.map(({ evento, por_que_no, move, label }) => (
        <Action
          key={evento}
          kind={move.kind ?? 'outlined'}
          busy={doing === evento}
          disabled={por_que_no !== null || (move.vow !== undefined && !vowed.has(evento))}
          describedBy={por_que_no === null ? undefined : noteId}
          onClick={() => moving.make(evento)}
        >
          {label}
        </Action>
      ))}
    </ModalFoot>
  )
}
