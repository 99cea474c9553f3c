import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import { duplicate, finding } from '@cauce/machines/testing/alert-samples'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ledgerEntry } from '../testing/prescribed.ts'
import { LineChecks } from './line-checks.tsx'

afterEach(cleanup)

const ignore = (): void => undefined

const show = (hallazgos: readonly ReturnType<typeof finding>[]) => {
  const item = {
    key: 1,
    draft: emptyMedicationDraft(''),
    routing: null,
    errores: {},
    comprobaciones: [ledgerEntry({ comprobacion: 'dosis', respuesta: 'encontrada', hallazgos })],
    sinResponder: [],
  }
  render(
    <LineChecks item={item} items={[item]} locked={false} onRecheck={ignore} onLedger={ignore} onExplain={ignore} />,
  )
}

it('says on the line what only informs, with what is usually done', () => {
  show([
    finding('dosis', {
      severidad: 'informativa',
      titulo: 'Dosis por debajo de la habitual: 250 mg por toma',
      conducta: 'Confirme la dosis.',
    }),
  ])
  const list = within(screen.getByRole('list', { name: 'Para tener en cuenta' }))
  expect(list.getByRole('listitem').textContent).toBe(
    'Dosis por debajo de la habitual: 250 mg por toma Confirme la dosis.',
  )
})

it('does not repeat on the line what was asked in the dialog', () => {
  show([duplicate])
  expect(screen.queryByRole('list')).toBeNull()
})
