import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'
import { useSessionContext } from '../../actors/session.ts'
import { CodeEntry } from './code-entry.tsx'
import { useExpiry, useLeft } from './use-left.ts'

/** The code that the person's application shows, or one of those that stand in for it. */
export const ApplicationForm = () => {
  const { tiempos } = useSessionContext()
  const [isLost, setLost] = useState(false)
  useExpiry(useLeft(tiempos?.venceMs ?? null))
  return isLost ? (
    <CodeEntry
      key="recuperacion"
      kind="recuperacion"
      title="Use un código de recuperación"
      lead="Es uno de los que guardó cuando activó la aplicación. Cada uno sirve una sola vez."
      aside={
        <Action kind="quiet" onClick={() => setLost(false)}>
          Usar el código de la aplicación
        </Action>
      }
    />
  ) : (
    <CodeEntry
      key="aplicacion"
      kind="aplicacion"
      title="Escriba el código de su aplicación"
      lead="Abra en su teléfono la aplicación de códigos y escriba el que muestra para Cauce."
      aside={
        <Action kind="quiet" onClick={() => setLost(true)}>
          Usar un código de recuperación
        </Action>
      }
    />
  )
}
