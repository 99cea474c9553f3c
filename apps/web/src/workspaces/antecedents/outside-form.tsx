/** What the patient takes of elsewhere: which, how, since when, until when, and who said to take it. */
import { SOURCE_NAMES, SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import { ADVISER_NAMES, ADVISERS, MAX_HOW, MAX_OUTSIDE_DETAIL } from '@cauce/domain/antecedents/outside-medicine'
import { pluralUnit } from '@cauce/domain/medication/unit-words'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { outsideSearch, type OutsideFound } from '../../actors/outside-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { DecimalField } from '../medications/decimal-field.tsx'
import { useSearch } from '../procedures/use-search.ts'
import type { OutsideFormState } from './use-outside-form.ts'

const KIND_HINTS = {
  medicamento: 'Presentación del vademécum: con su dosis cuenta en la suma del día',
  principio: 'Principio activo: se compara, sin sumar dosis',
  otra: 'Tal como está escrito: si el conocimiento no lo tiene, no se puede comparar',
} as const

interface PartProps {
  readonly state: OutsideFormState
}

export interface OutsideFormProps extends PartProps {
  /** Whether the cursor starts in the search. */
  readonly focusFirst: boolean
}

const Which = ({ state: { form, write, errors, save }, focusFirst }: OutsideFormProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch<OutsideFound>(() => outsideSearch(dispatch))
  const isChosen = form.tipo !== 'otra'
  return (
    <SearchBox<OutsideFound>
      label="¿Qué toma? Medicamento, principio activo o planta"
      placeholder="Desde 3 letras"
      value={form.nombre}
      onChange={(nombre) => {
        search.type(nombre)
        write({ nombre, tipo: 'otra', codesumi_id: null, unidad_presentacion: null, dosis: null, frecuencia: null })
      }}
      rows={search.rows}
      rowKey={({ tipo, nombre, codesumi_id }) => `${tipo} ${codesumi_id ?? nombre}`}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ detalle }) => detalle}
      onPick={({ tipo, nombre, codesumi_id, unidad_presentacion }) => {
        search.type('')
        write({ tipo, nombre, codesumi_id, unidad_presentacion })
      }}
      state={isChosen ? 'idle' : search.state}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Nada se llama así: puede anotarlo como está escrito."
      error={errors['nombre'] ?? errors['codesumi_id']}
      hint={form.nombre === '' ? undefined : KIND_HINTS[form.tipo]}
      onEnter={save}
      focusFirst={focusFirst}
    />
  )
}

/** Only a presentation says how much one of it has. */
const Dose = ({ state: { form, write, errors } }: PartProps) => (
  <div className="ant-row">
    <DecimalField
      label="Dosis, si se sabe"
      value={form.dosis}
      onChange={(dosis) => write({ dosis })}
      unit={pluralUnit(form.unidad_presentacion ?? 'unidad')}
      error={errors['dosis']}
    />
    <DecimalField
      label="Cada"
      value={form.frecuencia}
      onChange={(frecuencia) => write({ frecuencia })}
      error={errors['frecuencia']}
    />
    <Segmented
      label="Unidad de tiempo"
      layout="stacked"
      options={TIME_UNITS.map((value) => ({ value, label: value }))}
      value={form.unidad_tiempo}
      onChange={(unidad_tiempo) => write({ unidad_tiempo })}
      error={errors['unidad_tiempo']}
    />
  </div>
)

const When = ({ state: { form, write, errors } }: PartProps) => (
  <div className="ant-row">
    <TextField
      label="¿Desde cuándo?"
      placeholder="2024 o 2024-03"
      value={form.desde ?? ''}
      onChange={(desde) => write({ desde: desde === '' ? null : desde })}
      maxLength={10}
      error={errors['desde']}
    />
    <TextField
      label="¿Hasta cuándo?"
      hint={form.hasta === null ? 'Sin fecha: sigue' : undefined}
      placeholder="Sigue"
      value={form.hasta ?? ''}
      onChange={(hasta) => write({ hasta: hasta === '' ? null : hasta })}
      maxLength={10}
      error={errors['hasta']}
    />
  </div>
)

export const OutsideForm = ({ state, focusFirst }: OutsideFormProps) => {
  const { form, write, errors } = state
  return (
    <>
      <Which state={state} focusFirst={focusFirst} />
      {form.tipo === 'medicamento' ? <Dose state={state} /> : null}
      <TextField
        label="¿Cómo lo toma?"
        placeholder="Una en la noche, un té al día…"
        value={form.como ?? ''}
        onChange={(como) => write({ como: como === '' ? null : como })}
        maxLength={MAX_HOW}
        error={errors['como']}
      />
      <When state={state} />
      <div className="ant-row">
        <Segmented
          label="¿Quién lo indicó?"
          layout="stacked"
          options={ADVISERS.map((value) => ({ value, label: ADVISER_NAMES[value] }))}
          value={form.indicado_por}
          onChange={(indicado_por) => write({ indicado_por })}
          error={errors['indicado_por']}
        />
        <Segmented
          label="Lo dice"
          layout="stacked"
          options={SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
          value={form.origen}
          onChange={(origen) => write({ origen })}
        />
      </div>
      <TextAreaField
        label="Detalle, si lo hay"
        value={form.detalle ?? ''}
        onChange={(detalle) => write({ detalle: detalle === '' ? null : detalle })}
        maxLength={MAX_OUTSIDE_DETAIL}
        rows={2}
        error={errors['detalle']}
      />
    </>
  )
}
