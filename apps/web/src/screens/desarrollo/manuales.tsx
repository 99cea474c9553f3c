/** `/desarrollo/manuales`: the living documentation inside the product; the address keeps the page. @fuente spec 1 §2 */
import { Manual } from '@cauce/manual/manual'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useManualSource } from './manuales/use-manual-source.ts'

const PATH = '/desarrollo/manuales'
const PAGE = 'pagina'

const hrefOf = (place: string): string =>
  place === '' ? PATH : `${PATH}?${new URLSearchParams({ [PAGE]: place }).toString()}`

const Manuales = () => {
  const [title, setTitle] = useState('Manual del producto')
  usePageTitle(title)
  const [search, setSearch] = useSearchParams()
  const source = useManualSource()
  return (
    <Manual
      source={source}
      place={search.get(PAGE) ?? ''}
      hrefOf={hrefOf}
      onGo={(place) => setSearch(place === '' ? {} : { [PAGE]: place })}
      onTitle={setTitle}
    />
  )
}

export default Manuales
