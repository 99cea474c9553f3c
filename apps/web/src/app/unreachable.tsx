import { Action } from '@cauce/ui/action/action'
import { retrySession, signOut, useSessionContext } from '../actors/session.ts'
import { GuestLayout } from './layouts/guest.tsx'

/** There is a stored session and the server does not answer: the session is kept, and asked for again. */
export const Unreachable = () => (
  <GuestLayout foot={null}>
    <div className="ca-whole">
      <h1>El servidor no responde</h1>
      <p role="alert">{useSessionContext().error}</p>
      <div className="ca-whole-acts">
        <Action kind="filled" onClick={retrySession}>
          Intentar de nuevo
        </Action>
        <Action kind="quiet" onClick={signOut}>
          Cerrar Sesion
        </Action>
      </div>
    </div>
  </GuestLayout>
)
