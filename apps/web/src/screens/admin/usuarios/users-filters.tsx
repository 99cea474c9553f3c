import type { usuarios, userList } from '@cauce/contract/usuarios'
import type { Answer } from '@cauce/contract/entry'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { choices } from '../../../kit/list/choices.ts'
import type { FilterOf } from '../../../kit/list/list-address.ts'
import type { ListState } from '../../../kit/list/use-list.ts'

interface UsersFiltersProps {
  readonly list: ListState<typeof userList>
  readonly options: Answer<typeof usuarios.opciones> | null
}

/** What narrows the list beside the text and the state. */
export const UsersFilters = ({ list: { said, filter }, options }: UsersFiltersProps) => {
  const chosen = (name: FilterOf<typeof userList>) => ({
    value: said(name),
    onChange: (value: string) => filter(name, value),
  })
  return (
    <>
      <SelectField
        label="Rol"
        {...chosen('rol')}
        options={choices('Todos los roles', options?.roles ?? [], said('rol'), 'Sin usuarios')}
      />
      <SelectField
        label="Sede"
        {...chosen('sede')}
        options={choices('Todas las sedes', options?.sedes ?? [], said('sede'), 'Sin usuarios')}
      />
      <SelectField
        label="Clase"
        {...chosen('clase')}
        options={[
          { value: '', label: 'Operadores y afiliados' },
          { value: 'operador', label: 'Operadores' },
          { value: 'afiliado', label: 'Afiliados' },
        ]}
      />
      <SelectField
        label="Segundo factor"
        {...chosen('factor')}
        options={[
          { value: '', label: 'Cualquiera' },
          { value: 'aplicacion', label: 'Por aplicación' },
          { value: 'correo', label: 'Por correo' },
        ]}
      />
    </>
  )
}
