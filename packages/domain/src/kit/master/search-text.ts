/** What a search of a master looks at. */
import { normalizeSearch } from '../../search/trigger.ts'
import { fieldsOf, type Master, type MasterForm } from './master.ts'

/** Of a NIT, also its digits as they are typed without marks. */
const forms = (kind: string, value: string): string => (kind === 'nit' ? `${value} ${value.replace('-', '')}` : value)

/**
 * The searched fields of a row in one text, without accents or capitals.
 * @regla La búsqueda de un maestro no distingue tildes ni mayúsculas.
 */
export const searchText = (of: Master, form: MasterForm): string =>
  normalizeSearch(
    fieldsOf(of)
      .filter(([, { searched }]) => searched === true)
      .map(([name, { kind }]) => forms(kind, form[name] ?? ''))
      .join(' '),
  )
