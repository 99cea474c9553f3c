import { useCodeExpired, useSessionContext } from '../../actors/session.ts'
import { ApplicationForm } from './application-form.tsx'
import { ExpiredForm, MailForm } from './mail-form.tsx'

interface CodeFormProps {
  /** The server is a demonstration, whose mail is read in the browser. */
  readonly demo: boolean
}

/** Second step of the sign-in. */
export const CodeForm = ({ demo }: CodeFormProps) => {
  const { segundoFactor } = useSessionContext()
  const isExpired = useCodeExpired()
  if (segundoFactor === 'aplicacion') return <ApplicationForm />
  return isExpired ? <ExpiredForm /> : <MailForm demo={demo} />
}
