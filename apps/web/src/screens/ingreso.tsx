/** `/` for who has not signed in: user and password, then the code of the mail or of the application. @fuente spec 1 §2, §4 */
import { Link } from 'react-router-dom'
import { useSessionPhase } from '../actors/session.ts'
import { GuestLayout } from '../app/layouts/guest.tsx'
import { useVersion } from '../store/version.ts'
import { CodeForm } from './ingreso/code-form.tsx'
import { CredentialsForm } from './ingreso/credentials-form.tsx'
import './ingreso/ingreso.css'

export const SignIn = () => {
  const version = useVersion()
  const demo = version?.demo === true
  const second = useSessionPhase() === 'code'
  return (
    <GuestLayout
      foot={
        <>
          {demo ? 'Demostración · datos ficticios · ' : null}
          <Link to="/verificar">Verificar un documento</Link>
        </>
      }
    >
      {second ? <CodeForm demo={demo} /> : <CredentialsForm captcha={version?.captcha ?? null} />}
    </GuestLayout>
  )
}
