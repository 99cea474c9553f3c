/** `/verificar/:codigo`: whether a document is authentic, for anybody who holds it; nothing clinical. */
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { documentStateWords } from '@cauce/domain/ordering/document-state'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState, type FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { usePageTitle } from '../app/page-title.ts'
import { useVerificarQuery } from '../store/api.ts'
import { failureText } from '../store/call.ts'
import './verificar/verificar.css'

const MAX_CODE = 40
const when = (date: string): string => (isCalendarDate(date) ? formatDate(date) : formatDateTime(date) || date)

const Answer = ({ codigo }: { readonly codigo: string }) => {
  const { data, error, isFetching, refetch } = useVerificarQuery({ params: { codigo } })
  if (isFetching) return <p className="ca-second">Buscando el documento…</p>
  if (error !== undefined) return <FailedState title={failureText(error)} onRetry={() => void refetch()} />
  if (data === undefined) return null
  if (!data.autentico) {
    return (
      <div className="ca-verify-answer">
        <StatusChip tone="bad" label="No es auténtico" />
        <p>Ningún documento de Cauce tiene este código. Revíselo letra por letra o pida otra vez el documento.</p>
      </div>
    )
  }
  const state = data.estado === null ? null : documentStateWords(data.estado)
  const facts = [
    ['Documento', data.clase],
    ['Fecha', data.fecha === null ? null : when(data.fecha)],
    ['Lo emitió', data.emisor],
    ['Hoy', data.hoy],
  ]
  return (
    <div className="ca-verify-answer">
      <div className="ca-verify-state">
        <StatusChip tone="ok" label="Documento auténtico" />
        {state === null ? null : <StatusChip tone={state.tono} label={state.nombre} />}
      </div>
      {state?.aviso == null ? null : <p>{state.aviso}</p>}
      <dl>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

export const Verify = () => {
  usePageTitle('Verificar un documento')
  const { codigo = '' } = useParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(codigo)
  const [asked, setAsked] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (typed.trim() !== '') void navigate(`/verificar/${encodeURIComponent(typed.trim())}`)
  }
  return (
    <Card>
      <div className="ca-verify">
        <h1>Verificar un documento</h1>
        <form className="ca-verify-form" noValidate onSubmit={submit}>
          <TextField
            label="Código del documento"
            value={typed}
            onChange={setTyped}
            maxLength={MAX_CODE}
            hint="Está junto al código QR"
            error={asked && typed.trim() === '' ? REQUIRED_FIELD : null}
          />
          <Action kind="filled" type="submit">
            Verificar
          </Action>
        </form>
        <div aria-live="polite">{codigo === '' ? null : <Answer key={codigo} codigo={codigo} />}</div>
      </div>
    </Card>
  )
}
