/** The foot of a consultation that was attended today: what is printed of it, and the next one of the day. Downloaded with the end. */
import { PrintIcon } from '@blueprintjs/icons'
import { listName } from '@cauce/domain/affiliate/display-name'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { isStillAhead } from '@cauce/domain/consultation/agenda'
import { Action } from '@cauce/ui/action/action'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { consultationDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { today } from '../../app/today.ts'
import { useOpenConsultation } from '../../screens/panelMedico/atencion/use-open-consultation.ts'
import { useAgendaQuery } from '../../store/api.ts'
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
  /** It was finalised a moment ago, here: the next one takes the cursor. */
  readonly ended: boolean
}

/** The cursor goes to the next one when nobody has taken it anywhere else. */
const useNextFocus = (ended: boolean, id: number | null) => {
  const button = useRef<HTMLSpanElement>(null)
  const take = useEffectEvent(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('.rec-locked') === true
    if (ended && isFree) button.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (id !== null) take()
  }, [id])
  return button
}

export const AfterFoot = ({ consultaId, medicoId, at, hasPapers, ended }: AfterFootProps) => {
  const { data, error } = useAgendaQuery(
    { body: { fecha: today(), por_pagina: WHOLE_DAY } },
    { refetchOnMountOrArgChange: true },
  )
  const opening = useOpenConsultation()
  const fetchOnce = useDocumentOnce()
  const next =
    data?.data.find(
      ({ id, estado_id, medico, en_sustitucion }) =>
        id !== consultaId && isStillAhead(estado_id) && (medico.id === medicoId || en_sustitucion),
    ) ?? null
  const button = useNextFocus(ended, next?.id ?? null)
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
            <span ref={button}>
              <Action
                kind="filled"
                keys="Enter"
                busy={opening.busyId === next.id}
                onClick={() => void opening.open(next.id)}
              >
                {`Siguiente: ${formatTime(next.fecha_hora)} ${listName(next.afiliado)}`}
              </Action>
            </span>
          )}
        </div>
      </section>
    </div>
  )
}
