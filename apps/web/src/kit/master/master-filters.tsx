/** The closed fields of a master as filters of its list. */
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { SelectField } from '@cauce/ui/select-field/select-field'
import type { MasterList } from '@cauce/contract/kit/master'
import type { ListState } from '../list/use-list.ts'

const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

export const MasterFilters = ({ of, list }: { readonly of: Master; readonly list: ListState<MasterList> }) =>
  fieldsOf(of).map(([name, field]) =>
    field.kind === 'choice' || field.kind === 'flag' ? (
      <SelectField
        key={name}
        label={field.label}
        value={list.said(name)}
        onChange={(value) => list.filter(name, value)}
        options={[{ value: '', label: 'Todos' }, ...(field.kind === 'choice' ? field.options : YES_NO)]}
      />
    ) : null,
  )
