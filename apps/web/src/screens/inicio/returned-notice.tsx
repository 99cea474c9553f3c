/** What an auditor returned to who ordered it, until they complete it: its term goes on. */
import { WarningSignIcon } from '@blueprintjs/icons'
import { dueWords } from '@cauce/domain/authorisation/due-words'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import type { autorizacion } from '@cauce/contract/autorizacion'
import type { Answer } from '@cauce/contract/entry'
import { useSendOnce } from '../../kit/use-send-once.ts'
import { useAutorizacionesDevueltasQuery, useCompletarAutorizacionMutation } from '../../store/autorizacion-api.ts'
import { failureText } from '../../store/call.ts'
import { useNow } from '../../workspaces/account/use-now.ts'

type Returned = Answer<(typeof autorizacion)['devueltas']>[number]
const MAX_MESSAGE = 500
const NOTHING_SAID = 'Escriba lo que le pidieron'

const ReturnedCase = ({ returned, now }: { readonly returned: Returned; readonly now: number }) => {
  const { id, version, servicio, afiliado, falta, mensaje, quien, cuando, vence_at, orden_id } = returned
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [complete, completing] = useCompletarAutorizacionMutation()
  const once = useSendOnce<{ readonly id: number; readonly version: number; readonly mensaje: string }>()
  const send = async (): Promise<void> => {
    if (said.trim() === '') {
      setError(NOTHING_SAID)
      return
    }
    const reply = await once({ id, version, mensaje: said.trim() }, (body, key) => complete({ body, key }))
    if (reply.data === undefined) setError(failureText(reply.error))
    else void showToast({ message: reply.data.mensaje })
  }
  return (
    <div className="ca-home-returned">
      <p>
        <strong>{servicio}</strong> de {afiliado}, orden {orden_id}: falta {falta.toLocaleLowerCase('es-CO')}. «
        {mensaje}»
      </p>
      <p className="ca-second">
        {quien}, {formatDateTime(cuando)} · {dueWords(Date.parse(vence_at), now)}: el plazo no se detiene
      </p>
      <TextAreaField
        label={`Respuesta de la orden ${orden_id}`}
        value={said}
        onChange={(text) => {
          setSaid(text)
          setError(null)
        }}
        error={error}
        maxLength={MAX_MESSAGE}
        rows={2}
      />
      <Action small busy={completing.isLoading} onClick={() => void send()}>
        Enviar a la mesa
      </Action>
    </div>
  )
}

export const ReturnedNotice = () => {
  const { data = [] } = useAutorizacionesDevueltasQuery({}, { refetchOnMountOrArgChange: true })
  const now = useNow()
  return data.length === 0 ? null : (
    <Card>
      <section className="ca-home-aside" aria-label="Autorizaciones devueltas">
        <h2>
          <WarningSignIcon /> Le devolvieron para completar
        </h2>
        {data.map((returned) => (
          <ReturnedCase key={`${returned.id} ${returned.version}`} returned={returned} now={now} />
        ))}
      </section>
    </Card>
  )
}
