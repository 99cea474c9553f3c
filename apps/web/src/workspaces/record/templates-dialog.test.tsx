import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeStore } from '../../store/store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { SectionField } from './section-field.tsx'

const LIST = '/historia/plantillas'
const SAVE = '/historia/plantillas/guardar'
const ERASE = '/historia/plantillas/eliminar'
const NORMAL = { id: 1, titulo: 'Examen normal', componente: 'examen_fisico', texto: 'Buen estado general.' }
const BACK = { id: 2, titulo: 'Espalda', componente: 'examen_fisico', texto: 'Lasègue negativo.' }
const OTHER = { id: 3, titulo: 'De otra sección', componente: 'plan', texto: 'Control en un mes.' }

const Held = () => {
  const [text, setText] = useState('Alerta y orientada.')
  return <SectionField name="examen_fisico" value={text} onChange={setText} />
}

const open = async (list: readonly unknown[] = [NORMAL, BACK, OTHER]) => {
  // The first path that fits answers: those of the acts go before that of the list.
  const server = fakeServer({
    [SAVE]: { json: { id: 9, mensaje: 'Plantilla guardada' } },
    [ERASE]: { json: { mensaje: 'Plantilla borrada' } },
    [LIST]: { json: list },
  })
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(area())
  await user.keyboard('{Alt>}p{/Alt}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Plantillas de Examen físico' }))
  return { server, user, dialog }
}

const area = () => screen.getByRole('textbox', { name: 'Examen físico' })
const textOf = (): string => {
  const control = area()
  return control instanceof HTMLTextAreaElement ? control.value : ''
}

beforeAll(() => import('./templates-dialog.tsx'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('puts the template that was found where the cursor was, and gives the cursor back', async () => {
  const { user, dialog } = await open()
  expect(await dialog.findByText('Examen normal')).toBeDefined()
  expect(dialog.queryByText('De otra sección')).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: 'Buscar' }), 'lasegue{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(textOf()).toBe('Alerta y orientada. Lasègue negativo.')
  await waitFor(() => expect(document.activeElement).toBe(area()))
})

it('goes through the list with the arrows', async () => {
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: /^Examen normal/u }))
  expect(textOf()).toBe('Alerta y orientada. Buen estado general.')
})

it('keeps what is written as a template, and says what is missing of it', async () => {
  const { server, user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Guardar lo escrito como plantilla' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar plantilla' }))
  expect(await dialog.findByText('Campo requerido, por favor, diligenciar para poder continuar')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Título' }), 'examen NORMAL{Enter}')
  expect(await dialog.findByText('Ya tiene una plantilla con ese título en esta sección')).toBeDefined()
  expect(server.calls.some(({ path }) => path.endsWith(SAVE))).toBe(false)
  await user.clear(dialog.getByRole('textbox', { name: 'Título' }))
  await user.type(dialog.getByRole('textbox', { name: 'Título' }), 'Orientada{Enter}')
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith(SAVE))).toBe(true))
  expect(await dialog.findByRole('textbox', { name: 'Buscar' })).toBeDefined()
})

it('a template that was not kept stays in its form, with what the server said', async () => {
  const { server, user, dialog } = await open()
  server.answer(SAVE, {
    status: 422,
    json: { error: 'Revise', codigo: 'datos.invalidos', errores: { texto: ['No cabe'] } },
  })
  await user.click(await dialog.findByRole('button', { name: 'Nueva plantilla' }))
  await user.type(dialog.getByRole('textbox', { name: 'Título' }), 'Otra')
  await user.type(dialog.getByRole('textbox', { name: 'Texto' }), 'Algo')
  await user.click(dialog.getByRole('button', { name: 'Guardar plantilla' }))
  expect(await dialog.findByText('No cabe')).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveProperty('value', 'Algo')
})

it('erases one and can put it back', async () => {
  const { server, user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Borrar la plantilla Espalda' }))
  expect(await screen.findByText('Se borró la plantilla «Espalda»')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith(SAVE))).toBe(true))
})

it('says that there is none yet, and when they could not be loaded', async () => {
  const { dialog } = await open([])
  expect(await dialog.findByText('No tiene plantillas en esta sección')).toBeDefined()
  cleanup()
  const server = fakeServer({ [LIST]: 'no answer' })
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Plantillas de Examen físico' }))
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  server.answer(LIST, { json: [NORMAL] })
  await user.click(again)
  expect(await screen.findByText('Examen normal')).toBeDefined()
})
