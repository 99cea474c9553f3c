/** The foot of a consultation that was attended today: what is printed of it, and the next one of the day. Downloaded with the end. */
import { PrintIcon } from '@blueprintjs/icons'
import { listName } from '@cauce/domain/affiliate/display-name'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { isStillAhead } from '@cauce/domain/consultation/agenda'
import { Action } from '@cauce/ui/action/action'
import { hasCursor } from '@cauce/ui/dock/cursor'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { consultationDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { today } from '../../app/today.ts'
import { useOpenConsultation } from '../../screens/panelMedico/atencion/use-open-consultation.ts'
import { useAgendaQuery } from '../../store/api.ts'
import { useMainKind } from '../../kit/dialog/beside.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'

/** The whole day, as the first page asks for it. */
const WHOLE_DAY = 100

export interface AfterFootProps {
  readonly consultaId: number
  /** Whose consultation it was: the next one is theirs, or one in which who asks stands in. */
  readonly medicoId: number
  /** Instant at which the record was finalised. */
  readonly at: string
  /** Whether something was ordered or certified in it. */
  readonly hasPapers: boolean
  /** It was finalised a moment ago, here: Enter opens the next one. */
  readonly ended: boolean
}

const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** The ordering that is open beside the record keeps its own keys. */
const isOfPage = (): boolean => {
  const record = document.querySelector('.rec-locked')
  return record === null || hasCursor(record)
}

/** Enter goes on where nobody has taken the cursor anywhere: it stands on the record that was just finalised. */
const useEnter = (act: (() => void) | null): void => {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event
    // A key that is held down answers the question that was there before, not this one.
    if (
      act === null ||
      key !== 'Enter' ||
      event.repeat ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.defaultPrevented
    )
      return
    const isFree = target === document.body || (target instanceof Element && target.matches('.rec-locked'))
    if (!isFree || document.querySelector(DIALOGS) !== null || !isOfPage()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}

export const AfterFoot = ({ consultaId, medicoId, at, hasPapers, ended }: AfterFootProps) => {
  const { data, error } = useAgendaQuery(
    { body: { fecha: today(), por_pagina: WHOLE_DAY } },
    { refetchOnMountOrArgChange: true },
  )
  const opening = useOpenConsultation()
  const fetchOnce = useDocumentOnce()
  const kind = useMainKind()
  const next =
    data?.data.find(
      ({ id, estado_id, medico, en_sustitucion }) =>
        id !== consultaId && isStillAhead(estado_id) && (medico.id === medicoId || en_sustitucion),
    ) ?? null
  const open = (): void => {
    if (next !== null) void opening.open(next.id)
  }
  useEnter(ended && next !== null ? open : null)
  return (
    <div className="rec-bottom">
      <section className="rec-foot" aria-label="Después de atender">
        <div className="rec-foot-words">
          <output>
            <strong>Atendida {formatTime(at)}</strong>
            {data !== undefined && next === null ? (
              <span className="ca-second"> No quedan consultas por atender hoy.</span>
            ) : null}
          </output>
          {opening.failure === null ? null : (
            <p className="rec-foot-failed" role="alert">
              {opening.failure}
            </p>
          )}
        </div>
        <div className="rec-foot-acts">
          {hasPapers ? (
            <Action
              icon={<PrintIcon />}
              onClick={() => fetchOnce(`consulta_${consultaId}.pdf`, () => consultationDocument(consultaId), openPdf)}
            >
              Imprimir todo
            </Action>
          ) : null}
          {next === null ? (
            data === undefined && error === undefined ? null : (
              <Link to="/panelMedico/atencion">Ver las consultas de hoy</Link>
            )
          ) : (
            <Action kind={kind} {...(ended ? { keys: 'Enter' } : {})} busy={opening.busyId === next.id} onClick={open}>
              {`Siguiente: ${formatTime(next.fecha_hora)} ${listName(next.afiliado)}`}
            </Action>
          )}
        </div>
      </section>
    </div>
  )
}
