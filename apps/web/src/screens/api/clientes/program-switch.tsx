/** The switch of one program, which flips at once and flips back when the server does not take it. @fuente spec 1 §4 */
import { programState } from '@cauce/domain/programs/program'
import { Action } from '@cauce/ui/action/action'
import { Toggle } from '@cauce/ui/toggle/toggle'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { webClientToggle } from '../../../actors/client-toggle.ts'
import { useAppDispatch } from '../../../store/store.ts'
import type { Program } from '@cauce/contract/clientes'

export const ProgramSwitch = ({ program }: { readonly program: Program }) => {
  const dispatch = useAppDispatch()
  const { id, nombre, activo, version } = program
  const [machine] = useState(() => webClientToggle(dispatch))
  const [snapshot, send] = useMachine(machine, { input: { id, nombre, activo } })
  useEffect(() => {
    send({ type: 'state.told', activo, nombre, version })
  }, [send, activo, nombre, version])
  const { context } = snapshot
  return (
    <>
      <Toggle
        label={nombre}
        checked={context.activo}
        word={programState(context.activo).texto}
        busy={snapshot.matches('flipped')}
        onPress={() => send({ type: 'toggle.pressed' })}
      />
      {context.lenta ? (
        <span className="api-slow">
          <output className="ca-second">El servidor está tardando en guardarlo.</output>
          <Action small kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
            Dejar de esperar
          </Action>
        </span>
      ) : null}
      {context.error === null ? null : (
        <span className="api-reverted" role="alert">
          <span>
            {context.error} <span className="ca-second">{context.detail}</span>
          </span>
          <Action small kind="quiet" onClick={() => send({ type: 'message.closed' })}>
            Quitar el aviso
          </Action>
        </span>
      )}
    </>
  )
}
