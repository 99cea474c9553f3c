import {
  MAX_STATUS_DESCRIPTION,
  MAX_STATUS_NAME,
  STATUS_CREATED,
  STATUS_SAVED,
} from '@cauce/domain/ordering/own-status'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { Toggle } from '@cauce/ui/toggle/toggle'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useActualizarEstadoMutation, useCrearEstadoMutation } from '../../../store/estados-api.ts'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import type { StatusRow } from './status-columns.tsx'

const NEW = { nombre: '', descripcion: '', activo: true }

interface StatusFormProps {
  /** Null: a new one. */
  readonly status: StatusRow | null
  readonly onClose: () => void
}

/** Sends what is written; a lost answer is asked for again under the same key. */
const useSending = (status: StatusRow | null, draft: typeof NEW, onDone: () => void) => {
  const [create, creating] = useCrearEstadoMutation()
  const [update, updating] = useActualizarEstadoMutation()
  const [missing, setMissing] = useState(false)
  const sent = useRef({ words: '', key: '' })
  const send = async (): Promise<void> => {
    const { nombre, descripcion } = draft
    setMissing(nombre.trim() === '')
    if (nombre.trim() === '') return
    const words = JSON.stringify(draft)
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
    const { key } = sent.current
    const { error } =
      status === null
        ? await create({ body: { nombre, descripcion }, key })
        : await update({ params: { id: status.id }, body: { ...draft, version: status.version }, key })
    if (error !== undefined) return
    void showToast({ message: status === null ? STATUS_CREATED : STATUS_SAVED })
    onDone()
  }
  const refused = creating.error ?? updating.error
  const failure = refused === undefined ? null : failureOf(refused).data
  const errores = missing ? { nombre: [REQUIRED_FIELD] } : (failure?.errores ?? {})
  return {
    send,
    errores,
    /** What is not about a field. */
    error: failure === null || failure.errores !== undefined ? null : failure.error,
    isBusy: creating.isLoading || updating.isLoading,
    forgive: () => setMissing(false),
  }
}

/** A state of this installation. */
export const StatusForm = ({ status, onClose }: StatusFormProps) => {
  const [draft, setDraft] = useState(status ?? NEW)
  const form = useRef<HTMLDivElement>(null)
  const { nombre, descripcion, activo } = draft
  const sending = useSending(status, { nombre, descripcion, activo }, onClose)
  const wrong = Object.keys(sending.errores).length > 0
  useEffect(() => {
    if (wrong) focusFirstWrong(form.current)
  }, [wrong])
  useShortcuts(form, { 'Ctrl Enter': () => void sending.send() })
  return (
    <Modal
      isOpen
      onClose={onClose}
      closeLabel="Cancelar"
      size={560}
      title={status === null ? 'Nuevo estado' : status.nombre}
      note={status === null ? undefined : `Estado ${status.id}`}
      foot={
        <ModalFoot note={status === null ? 'Ninguna regla lo usará hasta que el producto la traiga.' : undefined}>
          <Action kind="filled" keys="Ctrl Enter" busy={sending.isBusy} onClick={() => void sending.send()}>
            {status === null ? 'Crear el estado' : 'Guardar el estado'}
          </Action>
        </ModalFoot>
      }
    >
      <div className="acc-stack" ref={form}>
        {sending.error === null ? null : (
          <p className="acc-banner acc-banner-bad" role="alert">
            {sending.error}
          </p>
        )}
        <TextField
          label="Nombre"
          value={nombre}
          onChange={(text) => {
            sending.forgive()
            setDraft({ ...draft, nombre: text })
          }}
          maxLength={MAX_STATUS_NAME}
          error={sending.errores['nombre']}
        />
        <TextAreaField
          label="Descripción"
          placeholder="Qué quiere decir y cuándo se usa"
          value={descripcion}
          onChange={(text) => setDraft({ ...draft, descripcion: text })}
          maxLength={MAX_STATUS_DESCRIPTION}
          error={sending.errores['descripcion']}
        />
        {status === null ? null : (
          <Toggle
            label={nombre}
            checked={activo}
            word={activo ? 'Activo' : 'Inactivo: no se ofrece'}
            onPress={() => setDraft({ ...draft, activo: !activo })}
          />
        )}
      </div>
    </Modal>
  )
}
