/** A drug of the vademécum for the scheme. @fuente spec 2 §3, §5 */
import {
  addedQuantity,
  addedQuantityInWords,
  checkAddedDrug,
  EMPTY_ADDED_DRUG,
  withArticle,
  type AddedDrug,
} from '@cauce/domain/oncology/added-drug'
import type { Article } from '@cauce/domain/medication/article'
import { MONTHS, monthsInWords } from '@cauce/domain/medication/months'
import { MAX_DURATION_DAYS } from '@cauce/domain/medication/order-line'
import { routesFor } from '@cauce/domain/medication/routes-of-administration'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { vademecumSearch } from '../../actors/vademecum-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { DecimalField } from '../medications/decimal-field.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useSearch } from '../procedures/use-search.ts'

export interface AddDrugDialogProps {
  readonly isOpen: boolean
  readonly onAdd: (drug: AddedDrug) => void
  readonly onClose: () => void
}

interface FormProps {
  readonly draft: AddedDrug
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly onChange: (change: Partial<AddedDrug>) => void
  readonly onEnter: () => void
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const Drug = ({ draft, errors, onChange }: FormProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => vademecumSearch(dispatch))
  return (
    <SearchBox<Article>
      label="Medicamento"
      placeholder={`Código o nombre, desde ${SEARCH_TRIGGERS.oncologyDrug.threshold} letras`}
      value={draft.articulo === null ? search.text : draft.articulo.codesumi.nombre}
      onChange={(text) => {
        if (draft.articulo !== null) onChange(withArticle(draft, null))
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ codesumi }) => codesumi.nombre}
      rowSecond={({ codesumi }) => [codesumi.codigo, codesumi.via, codesumi.unidad_presentacion].join(' · ')}
      onPick={(articulo) => {
        search.type('')
        onChange(withArticle(draft, articulo))
      }}
      state={draft.articulo === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      error={errors['articulo']}
      focusFirst
    />
  )
}

const Posology = ({ draft, errors, onChange, onEnter }: FormProps) => (
  <div className="onc-add-line">
    <DecimalField
      label="Dosis"
      unit={draft.articulo?.codesumi.unidad_presentacion.toLowerCase()}
      value={draft.dosis}
      onChange={(dosis) => onChange({ dosis })}
      error={errors['dosis']}
      onEnter={onEnter}
    />
    <DecimalField
      label="Frecuencia"
      hint="Una toma cada…"
      value={draft.frecuencia}
      onChange={(frecuencia) => onChange({ frecuencia })}
      error={errors['frecuencia']}
      onEnter={onEnter}
    />
    <SelectField
      label="Unidad tiempo"
      options={asOptions(TIME_UNITS)}
      value={draft.tiempo}
      onChange={(value) => onChange({ tiempo: TIME_UNITS.find((unit) => unit === value) ?? 'Horas' })}
    />
    <QuantityField
      label="Duración"
      unit="días"
      hint="Días de cada ciclo"
      value={draft.duracion}
      max={MAX_DURATION_DAYS}
      onChange={(duracion) => onChange({ duracion })}
      error={errors['duracion']}
      onEnter={onEnter}
    />
    <SelectField
      label="Meses"
      hint="Ciclos que empiezan en ellos"
      options={MONTHS.map((months) => ({ value: String(months), label: monthsInWords(months) }))}
      value={String(draft.meses)}
      onChange={(value) => onChange({ meses: Number(value) })}
    />
    <SelectField
      label="Vía"
      placeholder="Elija la vía"
      options={asOptions(draft.articulo === null ? [] : routesFor(draft.articulo.codesumi))}
      value={draft.via}
      onChange={(via) => onChange({ via })}
      error={errors['via']}
    />
  </div>
)

const Quantity = ({ draft }: Pick<FormProps, 'draft'>) => {
  const words = addedQuantityInWords(draft)
  return (
    <TextField
      label="Cantidad por ciclo"
      readOnly
      onChange={() => undefined}
      value={words === '' ? '' : unitWords(addedQuantity(draft), draft.articulo?.codesumi.unidad_presentacion ?? '')}
      hint={words === '' ? 'Se calcula con dosis, frecuencia y duración' : words}
    />
  )
}

const AddForm = ({ isOpen, onAdd, onClose }: AddDrugDialogProps) => {
  const [draft, setDraft] = useState(EMPTY_ADDED_DRUG)
  const [asked, setAsked] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { mensaje, errores } = checkAddedDrug(draft)
  const add = (): void => {
    if (mensaje === null) {
      onAdd(draft)
      return
    }
    setAsked(true)
    window.requestAnimationFrame(() => focusFirstWrong(body.current))
  }
  const form: FormProps = {
    draft,
    errors: asked ? errores : {},
    onChange: (change) => setDraft((before) => ({ ...before, ...change })),
    onEnter: add,
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={700}
      title="Añadir un medicamento al esquema"
      foot={
        <ModalFoot note={asked && mensaje !== null ? <span className="ca-field-error">{mensaje}</span> : undefined}>
          <Action kind="quiet" onClick={onClose}>
            No añadir
          </Action>
          <Action kind="filled" keys="Enter" onClick={add}>
            Añadir al esquema
          </Action>
        </ModalFoot>
      }
    >
      <div className="onc-add" ref={body}>
        <Drug {...form} />
        <Posology {...form} />
        <Quantity draft={draft} />
        <TextField
          label="Observación"
          value={draft.observacion}
          maxLength={1_000}
          onChange={(observacion) => form.onChange({ observacion })}
          onEnter={add}
        />
      </div>
    </Modal>
  )
}

/** Every opening starts anew. */
export const AddDrugDialog = (props: AddDrugDialogProps) => {
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpening(opening + 1)
  }
  return opening === 0 ? null : <AddForm key={opening} {...props} />
}
