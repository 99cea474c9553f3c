/** What is asked after the password when signing in. */
import type { FactorInput } from '@cauce/machines/second-factor-setup/types'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useCallback, useState } from 'react'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import './account.css'

/** So few are left that it is time for new ones. */
const FEW_CODES = 3

const codesLeft = (count: number): string => {
  if (count === 0) return 'No le quedan códigos de recuperación: si pierde el celular no podrá ingresar.'
  return count === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${count} códigos de recuperación.`
}

export interface SecondFactorCardProps {
  readonly email: string
  /** Since when the application is on, an instant; null: the code goes by mail. */
  readonly since: string | null
  readonly recoveryCodes: number
}

export const SecondFactorCard = ({ email, since, recoveryCodes }: SecondFactorCardProps) => {
  const [intent, setIntent] = useState<FactorInput['intent'] | null>(null)
  const close = useCallback(() => setIntent(null), [])
  const on = since !== null
  return (
    <Card
      title="Segundo factor"
      actions={<StatusChip tone={on ? 'ok' : 'info'} label={on ? 'Aplicación de códigos' : 'Código por correo'} />}
    >
      <div className="acc-part">
        {on ? (
          <>
            <p>
              Al ingresar escribe un código de la aplicación de su celular, desde el{' '}
              {formatDate(bogotaDate(Date.parse(since)))}.
            </p>
            <p className={recoveryCodes < FEW_CODES ? 'acc-warn' : 'ca-second'}>{codesLeft(recoveryCodes)}</p>
          </>
        ) : (
          <p>
            Al ingresar le llega un código a <strong>{email}</strong>. Con una aplicación en su celular no depende del
            correo.
          </p>
        )}
        <div className="acc-verbs">
          {on ? (
            <>
              <Action onClick={() => setIntent('renewCodes')}>Crear códigos de recuperación nuevos</Action>
              <Action kind="danger" onClick={() => setIntent('turnOff')}>
                Volver al correo
              </Action>
            </>
          ) : (
            <Action busy={intent === 'turnOn'} onClick={() => setIntent('turnOn')}>
              Usar una aplicación de códigos
            </Action>
          )}
        </div>
      </div>
      {intent === null ? null : <SecondFactorDialog intent={intent} email={email} onClose={close} />}
    </Card>
  )
}
