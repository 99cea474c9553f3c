/** `/recuperacionContrasena`: for who cannot get in; with the parts of the link of the mail, or without them. @fuente spec 1 §2 */
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { webPasswordRecovery } from '../actors/password-recovery.ts'
import { GuestLayout } from '../app/layouts/guest.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { useAppDispatch } from '../store/store.ts'
import { hideRecovery, recoveryInput } from '../workspaces/account/recovery-link.ts'
import { RecoveryRequest, RecoverySent } from '../workspaces/account/recovery-request.tsx'
import {
  RecoveryChecking,
  RecoveryChoose,
  RecoveryDone,
  RecoveryExpired,
  RecoveryUnchecked,
} from '../workspaces/account/recovery-reset.tsx'
import '../workspaces/account/password.css'

const Step = () => {
  const dispatch = useAppDispatch()
  const params = useParams()
  const [input] = useState(() => recoveryInput(params))
  const [machine] = useState(() => webPasswordRecovery(dispatch))
  const [snapshot, send] = useMachine(machine, { input })
  useEffect(hideRecovery, [])
  const { context } = snapshot
  if (snapshot.matches('checking')) return <RecoveryChecking send={send} />
  if (snapshot.matches('unchecked')) return <RecoveryUnchecked context={context} send={send} />
  if (snapshot.matches('choosing') || snapshot.matches('saving'))
    return <RecoveryChoose context={context} send={send} busy={snapshot.matches('saving')} />
  if (snapshot.matches('expired')) return <RecoveryExpired send={send} />
  if (snapshot.matches('done')) return <RecoveryDone />
  if (snapshot.matches('sent')) return <RecoverySent send={send} />
  return <RecoveryRequest context={context} send={send} busy={snapshot.matches('requesting')} />
}

const PasswordRecoveryScreen = () => {
  usePageTitle('Recuperar la contraseña')
  return (
    <GuestLayout foot={<Link to="/">Ir al ingreso</Link>}>
      <Step />
    </GuestLayout>
  )
}

export default PasswordRecoveryScreen
