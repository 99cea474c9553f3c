/** Keeping what is in the list as a set: its name, and whether others see it. */
import { MAX_SET_NAME, placeOfSet } from '@cauce/domain/procedure/procedure-set'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { TextField } from '@cauce/ui/text-field/text-field'
import { Toggle } from '@cauce/ui/toggle/toggle'
import { useState } from 'react'
import type { Sets } from './use-sets.ts'

export interface SetFormProps {
  readonly items: readonly OrderItem[]
  readonly sets: Sets
}

const CHANGES_ONE = 'Cambia el que ya tiene con ese nombre'

export const SetForm = ({ items, sets }: SetFormProps) => {
  const [nombre, setName] = useState('')
  const [compartido, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const lineas = items.map(({ procedimiento, cantidad, observacion }) => ({
    procedimiento_id: procedimiento.id,
    cantidad,
    observacion,
  }))
  const place = placeOfSet(
    nombre,
    lineas,
    sets.all.filter(({ propio }) => propio),
  )
  const save = async (): Promise<void> => {
    if (sets.keeping) return
    const wrong = 'errores' in place ? (Object.values(place.errores).flat()[0] ?? null) : null
    const problem = wrong ?? (await sets.save({ nombre: nombre.trim(), compartido, lineas }))
    setError(problem)
    if (problem === null) setName('')
  }
  return (
    <section className="pro-set-form" aria-label="Guardar la lista como conjunto">
      <TextField
        label={`Guardar ${items.length === 1 ? 'el procedimiento' : `los ${items.length} procedimientos`} de la lista como`}
        placeholder="Control de HTA"
        value={nombre}
        maxLength={MAX_SET_NAME}
        error={error}
        hint={'id' in place && place.id !== null ? CHANGES_ONE : 'Con sus cantidades y observaciones'}
        onChange={(next) => {
          setName(next)
          setError(null)
        }}
        onEnter={() => void save()}
      />
      <Toggle
        label="Compartir con quienes ordenan"
        checked={compartido}
        word={compartido ? 'Lo ven quienes ordenan' : 'Solo lo ve usted'}
        onPress={() => setShared(!compartido)}
      />
      <Action busy={sets.keeping} onClick={() => void save()}>
        Guardar el conjunto
      </Action>
    </section>
  )
}
