/** What changes in an affiliate: chosen, written, seen before and after, and filed. By keyboard: Ctrl Enter goes on. @fuente modulos/aseguramiento-y-red.md §6 S1 */
import type { Insured } from '@cauce/contract/afiliados'
import { MAX_PAPER } from '@cauce/contract/novedades'
import { CHANGE_KINDS, CHANGE_NAMES, isChangeName } from '@cauce/domain/insurance/change-kinds'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef } from 'react'
import { today } from '../../app/today.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { FilesField, UploadDialog } from '../chat/open.ts'
import { ChangeFields } from './change-fields.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { type Changing, useChange } from './use-change.ts'
import './insurance.css'
import './change.css'

const KINDS = CHANGE_NAMES.map((value) => ({ value, label: CHANGE_KINDS[value].etiqueta }))

const Writing = ({ changing }: { readonly changing: Changing }) => {
  const { tipo, spec, form, errors, files } = changing
  return (
    <>
      <SelectField
        label="Qué cambia"
        placeholder="Elija…"
        options={KINDS}
        value={tipo ?? ''}
        onChange={(value) => isChangeName(value) && changing.choose(value)}
        error={errors['tipo']}
      />
      {tipo === null || spec === null ? null : (
        <>
          {spec.fechaPropia === true ? null : (
            <DateField
              label="Desde qué día rige"
              value={changing.fecha}
              max={today()}
              onChange={changing.setFecha}
              error={errors['fecha_novedad']}
            />
          )}
          <ChangeFields tipo={tipo} form={form} errors={errors} onChange={changing.write} />
          <TextField
            label={spec.soporte ? 'Documento que lo prueba' : 'Documento que lo prueba, si lo hay'}
            value={changing.soporte}
            maxLength={MAX_PAPER}
            onChange={changing.setSoporte}
            hint="Clase, número y fecha"
            error={errors['soporte']}
          />
          <FilesField
            label="Adjuntar el soporte"
            archivos={files.archivos}
            error={files.errors['archivos'] ?? errors['adjuntos']}
            onAdd={files.add}
            onRemove={files.remove}
          />
        </>
      )}
    </>
  )
}

const Seeing = ({ preview }: { readonly preview: NonNullable<Changing['preview']> }) => (
  <>
    <DifferenceTable rows={preview.cambios} />
    {preview.efectos.length === 0 ? null : (
      <ul className="ins-effects" aria-label="Qué más sigue">
        {preview.efectos.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
    <p className="ca-second">
      {preview.segunda ? 'Otra persona la verifica antes de que algo cambie.' : 'Se aplica al radicarla.'}
    </p>
  </>
)

interface ChangeDialogProps {
  readonly insured: Insured
  readonly onClose: () => void
  readonly onFiled: () => void
}

export const ChangeDialog = ({ insured, onClose, onFiled }: ChangeDialogProps) => {
  const changing = useChange(insured, onFiled)
  const { preview, busy, tipo, errors } = changing
  const part = useRef<HTMLDivElement>(null)
  const goOn = (): void => {
    if (busy || tipo === null) return
    if (preview === null) void changing.see()
    else changing.file()
  }
  useShortcuts(part, { 'Ctrl Enter': goOn })
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(part.current)
  }, [errors])
  return (
    <>
      <Modal
        isOpen
        onClose={onClose}
        size={640}
        title="Radicar novedad"
        note={insured.nombre_completo}
        foot={
          <ModalFoot note="Ctrl Enter sigue">
            {preview === null ? null : <Action onClick={changing.back}>Corregir</Action>}
            <Action kind="filled" busy={busy} disabled={tipo === null} onClick={goOn}>
              {preview === null ? 'Ver cómo queda' : 'Radicar'}
            </Action>
          </ModalFoot>
        }
      >
        <div ref={part} className="ins-change">
          {changing.failure === null ? null : <Banner tone="bad" title={changing.failure} alert />}
          {preview === null ? <Writing changing={changing} /> : <Seeing preview={preview} />}
        </div>
      </Modal>
      <UploadDialog upload={changing.files} />
    </>
  )
}
