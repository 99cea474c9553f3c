/** A patient without an appointment: who it is, why they come, and the consultation is open. */
import type { Patient } from '@cauce/contract/inicio'
import { ageLabel, documentLabel } from '@cauce/domain/affiliate/display-name'
import { MAX_WALK_IN_REASON, WALK_IN_REASON_REQUIRED } from '@cauce/domain/consultation/walk-in'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { lettersOf } from '@cauce/domain/text/substance'
import { Action } from '@cauce/ui/action/action'
import { Doubts } from '@cauce/ui/doubts/doubts'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef, useState } from 'react'
import { patientSearch } from '../../../actors/patient-search.ts'
import { forgetWalkIn, handedWalkIn } from '../../../actors/walk-in-patient.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { useAbrirPrioritariaMutation } from '../../../store/inicio-api.ts'
import { failureOf } from '../../../store/call.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { useSending } from '../../../workspaces/antecedents/use-sending.ts'
import { useSearch } from '../../../workspaces/procedures/use-search.ts'

export interface WalkInDialogProps {
  readonly onClose: () => void
  readonly onOpened: (consultaId: number) => void
}

const THRESHOLD = SEARCH_TRIGGERS.affiliate.threshold

const secondOf = ({ tipo_documento_codigo, numero_documento, edad_cumplida }: Patient): string =>
  `${documentLabel(tipo_documento_codigo, numero_documento)} · ${ageLabel(edad_cumplida)}`

export const WalkInDialog = ({ onClose, onOpened }: WalkInDialogProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => patientSearch(dispatch))
  const form = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLInputElement>(null)
  const [patient, setPatient] = useState(handedWalkIn)
  useEffect(forgetWalkIn, [])
  const [motivo, setReason] = useState('')
  const [confirmado, setConfirmed] = useState(false)
  const [send, { isLoading: busy, error, reset }] = useAbrirPrioritariaMutation()
  const sending = useSending(['afiliado_id', 'motivo', 'confirmado'])
  // What the server asks about stays until the patient or the reason is another.
  const doubts = error === undefined ? [] : (failureOf(error).data.errores?.['confirmado'] ?? [])
  const changed = (): void => {
    reset()
    setConfirmed(false)
    sending.touch()
  }
  const save = (): void => {
    const problems = {
      ...(patient === null ? { afiliado_id: ['Busque y escoja al paciente'] } : {}),
      ...(lettersOf(motivo).length === 0 ? { motivo: [WALK_IN_REASON_REQUIRED] } : {}),
      ...(doubts.length > 0 && !confirmado ? { confirmado: ['Marque que lo leyó'] } : {}),
    }
    if (busy || !sending.allows(problems) || patient === null) return
    const body = { afiliado_id: patient.id, motivo: motivo.trim(), confirmado }
    sending.sent(send({ body, key: sending.key }).unwrap(), ({ id }) => onOpened(id))
  }
  useShortcuts(form, { 'Ctrl Enter': save })
  return (
    <Modal
      isOpen
      onClose={busy ? undefined : onClose}
      title="Consulta prioritaria"
      note="Hoy, a su nombre"
      foot={
        <ModalFoot note={doubts.length > 0 ? undefined : sending.errors['']}>
          <Action onClick={onClose} disabled={busy}>
            No abrirla
          </Action>
          <Action kind="filled" keys="Ctrl Enter" onClick={save} busy={busy}>
            Abrir la consulta
          </Action>
        </ModalFoot>
      }
    >
      <div className="ate-walk-in" ref={form}>
        {patient === null ? (
          <SearchBox<Patient>
            label="Paciente"
            placeholder={`Nombre o documento, desde ${THRESHOLD} caracteres`}
            focusFirst
            value={search.text}
            onChange={search.type}
            rows={search.rows}
            rowKey={({ id }) => id}
            rowTitle={({ nombre }) => nombre}
            rowSecond={secondOf}
            onPick={(found) => {
              setPatient(found)
              changed()
              requestAnimationFrame(() => reason.current?.focus())
            }}
            state={search.state}
            failure={search.error}
            onRetry={search.retry}
            emptyText="Nadie con ese nombre o documento en su alcance"
            truncated={search.truncated}
            error={sending.errors['afiliado_id'] ?? null}
          />
        ) : (
          <fieldset className="ate-walk-in-who" aria-label="Paciente">
            <span>
              <strong>{patient.nombre}</strong>
              <span className="ca-second">{secondOf(patient)}</span>
              {sending.errors['afiliado_id'] === undefined ? null : (
                <span className="ca-field-error" role="alert">
                  {sending.errors['afiliado_id']}
                </span>
              )}
            </span>
            <Action
              kind="quiet"
              small
              disabled={busy}
              onClick={() => {
                setPatient(null)
                changed()
              }}
            >
              Cambiar
            </Action>
          </fieldset>
        )}
        <TextField
          ref={reason}
          label="Por qué consulta"
          placeholder="Fiebre desde ayer"
          focusFirst={patient !== null}
          value={motivo}
          maxLength={MAX_WALK_IN_REASON}
          onChange={(text) => {
            setReason(text)
            changed()
          }}
          onEnter={save}
          error={sending.errors['motivo'] ?? null}
        />
        {doubts.length === 0 ? null : (
          <Doubts
            label="Antes de abrirla"
            doubts={doubts}
            confirmation="Lo leí y se atiende de todos modos"
            confirmed={confirmado}
            onConfirm={(yes) => {
              setConfirmed(yes)
              sending.touch()
            }}
            error={confirmado ? undefined : sending.errors['confirmado']}
          />
        )}
      </div>
    </Modal>
  )
}
