/** The part of the profile where a person keeps mail and cell phone of recovery. @fuente spec 2 §3, §8 */
import { DATA_UPDATED } from '@cauce/domain/session/recovery-data'
import type { User } from '@cauce/domain/session/user'
import type { RecoveryDataInput } from '@cauce/machines/recovery-data/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useId } from 'react'
import { recoveryOf, useRecoveryData } from './recovery-data.ts'
import { RecoveryForm } from './recovery-form.tsx'

/** To the letter. @fuente spec 2 §3 */
export const RECOVERY_TITLE = 'Actualizacion Datos Personales'

const OwnRecovery = ({ input }: { readonly input: RecoveryDataInput }) => {
  const id = useId()
  const data = useRecoveryData(input, { onSaved: () => void showToast({ message: DATA_UPDATED }) })
  return (
    <Card title={RECOVERY_TITLE}>
      <RecoveryForm id={id} data={data} />
      <div className="ca-recovery-foot">
        <Action type="submit" form={id} busy={data.busy}>
          Guardar los datos
        </Action>
        {data.busy ? (
          <Action kind="quiet" onClick={data.stop}>
            Dejar de esperar
          </Action>
        ) : null}
        <output className="ca-second">{data.saved ? DATA_UPDATED : null}</output>
      </div>
      {data.dialog}
    </Card>
  )
}

/** Nothing for who has no record of their own, such as a service account. */
export const RecoveryCard = ({ user }: { readonly user: User }) => {
  const input = recoveryOf(user)
  return input === null ? null : <OwnRecovery key={`${input.kind}-${input.ownerId}`} input={input} />
}
