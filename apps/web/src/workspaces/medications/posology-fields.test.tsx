import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { WARFARIN } from '../testing/medication-server.ts'
import { PosologyFields } from './posology-fields.tsx'

afterEach(cleanup)

const CONTENTS = {
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: null,
  divisible: true,
  medida_minima: null,
} as const

const Form = ({ contenido }: { readonly contenido: Partial<typeof CONTENTS> | null | Record<string, unknown> }) => {
  const codesumi = {
    ...WARFARIN.codesumi,
    unidad_presentacion: 'Frasco',
    contenido: contenido === null ? null : { ...CONTENTS, ...contenido },
  }
  const [draft, setDraft] = useState<MedicationDraft>({
    ...emptyMedicationDraft('2026-11-24'),
    articulo: { ...WARFARIN, codesumi },
    dosis: 5,
    frecuencia: 8,
    tiempo: 'Horas',
    duracion: 7,
  })
  return (
    <PosologyFields
      draft={draft}
      errors={{}}
      onChange={(change) => setDraft({ ...draft, ...change })}
      onEnter={() => undefined}
    />
  )
}

const units = () => screen.queryByRole('combobox', { name: 'Unidad de la dosis' })
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('of what has to be measured a bottle is no choice, and nothing is counted before one is made', async () => {
  render(<Form contenido={{}} />)
  expect(offered()).not.toContain('frascos')
  expect(screen.getByLabelText('Cantidad Mensual Médico')).toHaveProperty('value', '')
  await userEvent.selectOptions(units()!, 'mL')
  expect(screen.getByLabelText('Cantidad Mensual Médico')).toHaveProperty('value', '2 frascos')
  expect(screen.getByText('5 mL cada 8 h durante 7 días = 105 mL ÷ 100 mL = 2 frascos')).toBeDefined()
})

it('what may be given whole is also counted', async () => {
  render(<Form contenido={{ divisible: false }} />)
  expect(offered()).toContain('frascos')
  await userEvent.selectOptions(units()!, 'mg')
  expect(screen.getByLabelText('Cantidad Mensual Médico')).toHaveProperty('value', '21 frascos')
})

it('what cannot be measured has no unit to choose', () => {
  render(<Form contenido={null} />)
  expect(units()).toBeNull()
})
