import { describe } from 'vitest'
import { localMatch } from '@cauce/domain/search/trigger'
import { searchText } from '@cauce/domain/kit/master/search-text'
import { property } from '../../../support/property.ts'
import { goodForm, masterWith } from './forms.ts'

describe('searchText', () => {
  property(
    'un registro se encuentra por lo que se busca de él, en mayúsculas y sin tildes',
    [masterWith(goodForm)],
    ([of, form]) =>
      Object.entries(of.fields).every(([name, { searched }]) => {
        const plain = (form[name] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
        return searched !== true || localMatch(searchText(of, form), plain)
      }),
  )
})
