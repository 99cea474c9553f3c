import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { RETURN_REASON } from '@cauce/domain/medication/signature-request'
import { MoveFailure, MoveFields } from './move-fields.tsx'
import { MoveFoot } from './move-foot.tsx'
import { type SeenThing, type SentMove, useMove } from './use-move.ts'

afterEach(cleanup)

const OPEN: SeenThing<string> = {
  id: 7,
  version: 2,
  estado: 'abierta',
  puede: ['soltar', 'devolver', 'firmar'].map((evento) => ({ evento, por_que_no: null })),
}
const send = vi.fn<(move: SentMove<string>, key: string) => Promise<{ data?: { mensaje: string }; error?: unknown }>>()
const done = vi.fn<(evento: string) => void>()
const changed = vi.fn<() => void>()

const Screen = ({ thing }: { readonly thing: SeenThing<string> }) => {
  const moving = useMove({ words: SIGNATURE_LIFE, thing, send, onDone: done, onChanged: changed })
  return (
    <>
      <MoveFailure moving={moving} />
      <MoveFields moving={moving} />
      <MoveFoot moving={moving} />
    </>
  )
}
const sign = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Firmar' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('dice en su campo lo que falta sin enviar nada, y envía lo que el paso lleva con la versión que se vio', async () => {
  send.mockResolvedValue({ data: { mensaje: 'Devuelta' } })
  render(<Screen thing={OPEN} />)
  await press('Devolver')
  expect(screen.getByText(RETURN_REASON)).toBeDefined()
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), 'Baje a 1 g cada 8 horas')
  await press('Devolver')
  expect(send.mock.lastCall?.[0]).toEqual({ id: 7, version: 2, evento: 'devolver', motivo: 'Baje a 1 g cada 8 horas' })
  expect(done).toHaveBeenCalledWith('devolver')
})

it('lo que pide decir antes se apaga hasta que se dice', async () => {
  render(<Screen thing={OPEN} />)
  expect(sign().disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(sign().disabled).toBe(false)
})

it('lo que no se puede está apagado junto a su causa, dicha una vez', () => {
  const why = 'Usted intervino en esta orden'
  render(<Screen thing={{ ...OPEN, puede: OPEN.puede.map(({ evento }) => ({ evento, por_que_no: why })) }} />)
  expect(screen.getAllByText(why)).toHaveLength(1)
  expect(screen.queryByRole('textbox')).toBeNull()
  for (const name of ['Devolver', 'Firmar'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name, description: why }).disabled).toBe(true)
})

it('si otra persona la movió lo dice y pide cómo está ahora', async () => {
  const error = 'Otra persona la movió antes que usted. Fue Ana. Ahora está «Firmada».'
  send.mockResolvedValue({ error: { status: 409, data: { error, codigo: 'firma.cambio' } } })
  render(<Screen thing={OPEN} />)
  await press('Dejar para otra persona')
  expect(screen.getByText(error)).toBeDefined()
  expect(changed).toHaveBeenCalledTimes(1)
})
