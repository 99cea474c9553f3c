import { BlueprintProvider } from '@blueprintjs/core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { SessionsCard } from './sessions-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const session = (id: number, equipo: string, minutesAgo: number) => ({
  id,
  actual: id === 1,
  equipo,
  ip: id === 3 ? null : `10.0.0.${id}`,
  creada_at: at(600),
  ultima_actividad_at: at(minutesAgo),
  expira_at: at(-100),
})
const PHONE = session(2, 'Safari en iPhone', 47)
const HERE = session(1, 'Chrome en Windows', 0)

const show = (sessions: readonly ReturnType<typeof session>[]) =>
  render(
    <Provider store={makeStore()}>
      <BlueprintProvider>
        <SessionsCard sessions={sessions} />
      </BlueprintProvider>
    </Provider>,
  )
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const endPhone = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/u }))
  const question = await screen.findByRole('alertdialog', { name: '¿Cerrar la sesión de Safari en iPhone?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cerrar la sesión' }))
  return question
}

describe('SessionsCard', () => {
  it('shows this one first, and how long ago each was used', () => {
    show([PHONE, HERE])
    expect(rows()[0]).toContain('Chrome en WindowsEsta sesión')
    expect(rows()[1]).toContain('Última actividad hace 47 minutos')
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('with this one alone there is nothing to end', () => {
    show([HERE])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says how many are ended, and leaves them with the safe answer', async () => {
    const server = fakeServer({})
    show([HERE, PHONE, session(3, 'Firefox en Linux', 4000)])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar las otras 2' }))
    await screen.findByRole('alertdialog', { name: '¿Cerrar las otras 2 sesiones?' })
    await userEvent.click(screen.getByRole('button', { name: 'Dejarlas abiertas' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.calls).toEqual([])
  })

  it('ends the one that was asked for', async () => {
    const server = fakeServer({ '/perfil/sesiones/2': { json: { mensaje: 'Sesión cerrada.' } } })
    show([HERE, PHONE])
    await endPhone()
    expect(await screen.findByText('Sesión cerrada.')).toBeDefined()
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/perfil/sesiones/2'])
  })

  it('says in its place why it could not, and can be tried again', async () => {
    fakeServer({ '/perfil/sesiones/2': 'no answer' })
    show([HERE, PHONE])
    const question = await endPhone()
    expect((await within(question).findByRole('alert')).textContent).toContain('conexión')
    expect(within(question).getByRole('button', { name: 'Cerrar la sesión' }).hasAttribute('disabled')).toBe(false)
  })
})
