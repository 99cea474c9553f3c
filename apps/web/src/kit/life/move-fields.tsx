/** What the moves that may be made carry: each field once, whichever of them takes it. */
import { Banner } from '@cauce/ui/banner/banner'
import { PlainField } from '../form/record-field.tsx'
import type { Moving } from './use-move.ts'

/** What went wrong that is about no field. */
export const MoveFailure = <Name extends string>({ moving }: { readonly moving: Moving<Name> }) =>
  moving.failure === null ? null : <Banner tone="bad" title={moving.failure} alert />

export const MoveFields = <Name extends string>({ moving }: { readonly moving: Moving<Name> }) =>
  moving.carried.map((name) => {
    const field = moving.words.fields[name]
    if (field === undefined) return null
    const wrong = moving.wrong[name]
    return (
      <PlainField
        key={name}
        field={field}
        value={moving.form[name] ?? ''}
        onChange={(text) => moving.write(name, text)}
        hint={field.help}
        error={wrong === undefined ? undefined : [wrong]}
      />
    )
  })
