import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ChipsFilter } from '../chips-filter/chips-filter.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FilterBar } from './filter-bar.tsx'

afterEach(cleanup)

describe('FilterBar', () => {
  it('is the search of the page, with the chips and their counts outside of what is typed', () => {
    render(
      <FilterBar
        chips={
          <ChipsFilter
            label="Empresas por estado"
            value=""
            onChange={() => {}}
            options={[
              { value: '', label: 'Todas', count: 10_482 },
              { value: 'activas', label: 'Activas', count: 1_431, tone: 'ok' },
              { value: 'inactivas', label: 'Inactivas', count: 51, tone: 'off' },
            ]}
          />
        }
      >
        <TextField label="Buscar" value="" onChange={() => {}} />
      </FilterBar>,
    )
    expect(screen.getByRole('textbox', { name: 'Buscar' }).closest('search')).not.toBeNull()
    const chips = within(screen.getByRole('group', { name: 'Empresas por estado' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['10 482 Todas', '1 431 Activas', '51 Inactivas'])
    expect(chips.map((chip) => chip.querySelector('svg') !== null)).toEqual([false, true, true])
  })
})
