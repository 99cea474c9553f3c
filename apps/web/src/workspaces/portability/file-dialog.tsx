/** A portability is filed: who, to where, from when to when; its kind follows from its days. Ctrl Enter files it. @fuente modulos/aseguramiento-y-red.md §6 S3 */
import { MAX_PORTABILITY_REASON, type PortabilityPerson, type PortabilitySense } from '@cauce/contract/portabilidades'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { DateField } from '@cauce/ui/date-field/date-field'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef, useState } from 'react'
import { today } from '../../app/today.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { failureText } from '../../store/call.ts'
import { usePersonaPortabilidadQuery } from '../../store/portabilidades-api.ts'
import { InsuredSearch } from '../insurance/open.ts'
import { TownField } from './town-field.tsx'
import { type Filing, usePortability } from './use-portability.ts'
import './portability.css'

const Family = ({ person, filing }: { readonly person: PortabilityPerson; readonly filing: Filing }) => {
  const { familiares } = filing.form
  if (person.familia.length === 0) return null
  return (
    <fieldset className="por-family">
      <legend>Quién va con esta persona</legend>
      {person.familia.map(({ id, nombre, parentesco, impedimento }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={familiares.includes(id)}
            disabled={impedimento !== null}
            onChange={({ target }) =>
              filing.write({
                familiares: target.checked ? [...familiares, id] : familiares.filter((one) => one !== id),
              })
            }
          />
          <span>
            {nombre} <span className="ca-second">{impedimento ?? parentesco}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Fields = ({ person, filing }: { readonly person: PortabilityPerson; readonly filing: Filing }) => {
  const { form, errors, failure, explained } = filing
  return (
    <>
      {failure === null ? null : <Banner tone="bad" title={failure} alert />}
      {person.impedimento === null ? null : <Banner tone="bad" title={person.impedimento} />}
      <p className="ca-second">
        {person.documento} · {person.municipio?.nombre ?? 'sin municipio'} · {person.sede ?? 'sin sede'}
      </p>
      <TownField
        label="Municipio al que va"
        value={form.municipio_destino_id}
        onChange={(municipio_destino_id) => filing.write({ municipio_destino_id })}
        error={errors['municipio_destino_id']}
      />
      <div className="por-two">
        <DateField
          label="Desde"
          value={form.fecha_inicio}
          min={today()}
          onChange={(fecha_inicio) => filing.write({ fecha_inicio })}
          error={errors['fecha_inicio']}
        />
        {form.dispersion ? null : (
          <DateField
            label="Hasta"
            value={form.fecha_fin}
            min={form.fecha_inicio}
            onChange={(fecha_fin) => filing.write({ fecha_fin })}
            error={errors['fecha_fin']}
          />
        )}
      </div>
      <div className="por-family">
        <label>
          <input
            type="checkbox"
            checked={form.dispersion}
            onChange={({ target }) => filing.write({ dispersion: target.checked })}
          />
          La familia vive dispersa: no tiene fecha final
        </label>
      </div>
      {explained === null ? null : <output>{explained}</output>}
      <TextField
        label="Por qué va"
        value={form.razon}
        maxLength={MAX_PORTABILITY_REASON}
        onChange={(razon) => filing.write({ razon })}
        error={errors['razon']}
      />
      <TextField
        label="Teléfono"
        inputMode="numeric"
        value={form.telefono}
        maxLength={10}
        onChange={(telefono) => filing.write({ telefono })}
        hint="10 dígitos"
        error={errors['telefono']}
      />
      <Family person={person} filing={filing} />
    </>
  )
}

interface FormProps {
  readonly person: PortabilityPerson
  readonly sentido: PortabilitySense
  readonly onClose: () => void
  readonly onFiled: () => void
}

const Form = ({ person, sentido, onClose, onFiled }: FormProps) => {
  const filing = usePortability(person, sentido, onFiled)
  const part = useRef<HTMLDivElement>(null)
  const canSend = !filing.busy && person.impedimento === null
  useShortcuts(part, { 'Ctrl Enter': () => canSend && void filing.send() })
  useEffect(() => {
    if (Object.keys(filing.errors).length > 0) focusFirstWrong(part.current)
  }, [filing.errors])
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={640}
      title="Radicar portabilidad"
      note={person.nombre}
      foot={
        <ModalFoot note="Ctrl Enter radica">
          <Action kind="filled" busy={filing.busy} disabled={!canSend} onClick={() => void filing.send()}>
            Radicar
          </Action>
        </ModalFoot>
      }
    >
      <div ref={part} className="por-form">
        <Fields person={person} filing={filing} />
      </div>
    </Modal>
  )
}

/** Who it is of is chosen first. */
export const FileDialog = ({ sentido, onClose, onFiled }: Omit<FormProps, 'person'>) => {
  const [id, setId] = useState<number | null>(null)
  const { currentData, error, refetch } = usePersonaPortabilidadQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (currentData !== undefined)
    return <Form person={currentData} sentido={sentido} onClose={onClose} onFiled={onFiled} />
  return (
    <Modal isOpen onClose={onClose} size={640} title="Radicar portabilidad">
      {id === null ? <InsuredSearch page="gestor" focusFirst onPick={setId} /> : null}
      {id !== null && error === undefined ? <Skeleton width="100%" height="240px" /> : null}
      {error === undefined ? null : <FailedState title={failureText(error)} onRetry={() => void refetch()} />}
    </Modal>
  )
}
