import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SCHEME_SIGNATURE_NOTICE } from '@cauce/domain/oncology/double-signature'
import { afterEach, expect, it, vi } from 'vitest'
import { LimitsCard, type LimitsCardProps } from './limits-card.tsx'

afterEach(cleanup)

const NOTHING = { vidas: [], firma: [], errores: {}, unread: false }
const LIFE = { principio_activo: 'Doxorrubicina', unidad: 'mg/m2' as const, aplicado: 240, ordenado: 200, tope: 450 }
const card = (change: Partial<LimitsCardProps>) =>
  render(
    <LimitsCard
      limits={NOTHING}
      urgencia=""
      error={undefined}
      locked={false}
      onUrgency={() => undefined}
      {...change}
    />,
  )

it('is not there where nothing is reached', () => {
  expect(card({}).container.textContent).toBe('')
})

it('tells what was applied, what is ordered and the limit, and warns where they go over', () => {
  card({ limits: { ...NOTHING, vidas: [LIFE] } })
  const within = screen.getByText(/240 mg\/m² ya aplicados \+ 200 mg\/m² de esta orden = 440 mg\/m², de 450 mg\/m²/u)
  expect(within.className).toBe('')
  cleanup()
  card({ limits: { ...NOTHING, vidas: [{ ...LIFE, ordenado: 240 }], errores: { x: ['No se ordena'] } } })
  expect(screen.getByText(/480 mg/u).className).toBe('onc-warn')
  expect(screen.getByText('No se ordena')).toBeDefined()
  expect(screen.queryByText(SCHEME_SIGNATURE_NOTICE)).toBeNull()
})

it('says that a signature will be asked and over what, and takes the words of who is alone', async () => {
  const onUrgency = vi.fn<(texto: string) => void>()
  card({ limits: { ...NOTHING, firma: ['Doxorrubicina: 50 % más que el esquema'] }, onUrgency, error: ['Falta'] })
  expect(screen.getByText(SCHEME_SIGNATURE_NOTICE)).toBeDefined()
  expect(screen.getByText('Doxorrubicina: 50 % más que el esquema')).toBeDefined()
  expect(screen.getByText('Falta')).toBeDefined()
  await userEvent.setup().type(screen.getByLabelText(/^Urgencia vital/u), 'N')
  expect(onUrgency).toHaveBeenCalledWith('N')
})

it('says that what was applied could not be read', () => {
  card({ limits: { ...NOTHING, unread: true } })
  expect(screen.getByText(/No se pudo leer lo que ya se aplicó/u)).toBeDefined()
})
