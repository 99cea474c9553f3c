/** What the allergy is to, what happened, how severe and how certain, who said it. @fuente ui 21 */
import {
  ALLERGEN_KIND_NAMES,
  CERTAINTIES,
  CERTAINTY_NAMES,
  isGraveReaction,
  MAX_ALLERGY_DETAIL,
  MAX_REACTION,
  REACTIONS,
  SEVERITIES,
  SOURCE_NAMES,
  SOURCES,
  type AllergenKind,
} from '@cauce/domain/antecedents/allergy-entry'
import { MAX_CLOSING_REASON } from '@cauce/domain/antecedents/antecedent-life'
import { capitalised } from '@cauce/domain/text/format'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { allergenSearch, type Allergen } from '../../actors/allergen-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'
import type { AllergyFormState, Answered } from './use-allergy-form.ts'

const ANSWERS: readonly { readonly value: Answered; readonly label: string }[] = [
  { value: 'refiere', label: 'Refiere una' },
  { value: 'no_responde', label: 'No puede responder' },
]
const OTHER_KINDS = ['alimento', 'latex', 'contraste', 'otra'] as const satisfies readonly AllergenKind[]
const CANNOT_COMPARE = 'Escrita así no se podrá comprobar con los medicamentos: si es a uno, escójalo de la lista'

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }))

interface PartProps {
  readonly state: AllergyFormState
}

export interface AllergyFormProps extends PartProps {
  /** Whether the cursor starts in the search; where nobody asked yet, the key that denies allergies comes first. */
  readonly focusFirst: boolean
}

const WhatTo = ({ state: { form, write, errors, save }, focusFirst }: AllergyFormProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch<Allergen>(() => allergenSearch(dispatch))
  const isChosen = form.tipo === 'principio' || form.tipo === 'clase'
  return (
    <>
      <SearchBox<Allergen>
        label="¿A qué? Medicamento, grupo o sustancia"
        placeholder="Desde 3 letras"
        value={form.nombre}
        onChange={(nombre) => {
          search.type(nombre)
          write({ nombre, tipo: isChosen ? 'otra' : form.tipo })
        }}
        rows={search.rows}
        rowKey={({ tipo, nombre }) => `${tipo} ${nombre}`}
        rowTitle={({ nombre }) => nombre}
        rowSecond={({ detalle }) => detalle}
        onPick={({ tipo, nombre }) => {
          search.type('')
          write({ tipo, nombre })
        }}
        state={isChosen ? 'idle' : search.state}
        failure={search.error}
        onRetry={search.retry}
        truncated={search.truncated}
        emptyText="Ningún medicamento ni grupo se llama así: puede anotarla como está escrita."
        error={errors['nombre']}
        hint={form.nombre === '' ? undefined : isChosen ? ALLERGEN_KIND_NAMES[form.tipo] : CANNOT_COMPARE}
        onEnter={save}
        focusFirst={focusFirst}
      />
      {isChosen ? null : (
        <SelectField
          label="Qué es"
          options={optionsOf(OTHER_KINDS, ALLERGEN_KIND_NAMES)}
          value={form.tipo}
          onChange={(value) => {
            const tipo = OTHER_KINDS.find((kind) => kind === value)
            if (tipo !== undefined) write({ tipo })
          }}
        />
      )}
    </>
  )
}

const Reaction = ({ state: { form, write, errors } }: PartProps) => {
  const [isOther, setOther] = useState(false)
  const offered: readonly string[] = REACTIONS
  return (
    <>
      <fieldset className="ant-chips">
        <legend>¿Qué le pasó?</legend>
        {REACTIONS.map((reaccion) => (
          <button
            key={reaccion}
            type="button"
            className="ant-chip"
            aria-pressed={form.reaccion === reaccion}
            onClick={() => {
              setOther(false)
              write({ reaccion: form.reaccion === reaccion ? null : reaccion })
            }}
          >
            {capitalised(reaccion)}
          </button>
        ))}
        <button
          type="button"
          className="ant-chip"
          aria-pressed={isOther}
          onClick={() => {
            setOther(!isOther)
            write({ reaccion: null })
          }}
        >
          Otra
        </button>
      </fieldset>
      {isOther ? (
        <TextField
          label="Otra reacción"
          value={form.reaccion !== null && !offered.includes(form.reaccion) ? form.reaccion : ''}
          onChange={(reaccion) => write({ reaccion })}
          maxLength={MAX_REACTION}
          error={errors['reaccion']}
        />
      ) : null}
    </>
  )
}

const Refers = ({ state, focusFirst }: AllergyFormProps) => {
  const { form, write, errors } = state
  const isGrave = isGraveReaction(form.reaccion)
  return (
    <>
      <WhatTo state={state} focusFirst={focusFirst} />
      <Reaction state={state} />
      <div className="ant-row">
        <Segmented
          label="Severidad"
          layout="stacked"
          options={SEVERITIES.map((value) => ({
            value,
            label: capitalised(value),
            disabled: isGrave && value !== 'grave',
          }))}
          value={form.severidad}
          onChange={(severidad) => write({ severidad })}
          error={errors['severidad']}
          hint={isGrave ? 'Esta reacción siempre es grave' : undefined}
        />
        <Segmented
          label="Certeza"
          layout="stacked"
          options={optionsOf(CERTAINTIES, CERTAINTY_NAMES)}
          value={form.certeza}
          onChange={(certeza) => write({ certeza })}
          error={errors['certeza']}
        />
        <TextField
          label="¿Cuándo?"
          placeholder="2015 o 2015-03"
          value={form.cuando ?? ''}
          onChange={(cuando) => write({ cuando: cuando === '' ? null : cuando })}
          maxLength={10}
          error={errors['cuando']}
        />
      </div>
      <TextAreaField
        label="Detalle, si lo hay"
        value={form.detalle ?? ''}
        onChange={(detalle) => write({ detalle: detalle === '' ? null : detalle })}
        maxLength={MAX_ALLERGY_DETAIL}
        rows={2}
        error={errors['detalle']}
      />
    </>
  )
}

export const AllergyForm = ({ state, focusFirst }: AllergyFormProps) => {
  const { form, write, errors } = state
  return (
    <>
      <div className="ant-row">
        <Segmented
          label="¿Qué responde?"
          layout="stacked"
          options={ANSWERS}
          value={form.responde}
          onChange={(responde) => write({ responde })}
        />
        <Segmented
          label="Lo dice"
          layout="stacked"
          options={optionsOf(SOURCES, SOURCE_NAMES)}
          value={form.origen}
          onChange={(origen) => write({ origen })}
        />
      </div>
      {form.responde === 'refiere' ? <Refers state={state} focusFirst={focusFirst} /> : null}
      {form.responde === 'no_responde' ? (
        <TextAreaField
          label="¿Por qué no puede responder?"
          hint="Las alergias siguen sin preguntarse: cada formulación lo dirá"
          value={form.motivo}
          onChange={(motivo) => write({ motivo })}
          maxLength={MAX_CLOSING_REASON}
          rows={3}
          error={errors['motivo']}
        />
      ) : null}
    </>
  )
}
