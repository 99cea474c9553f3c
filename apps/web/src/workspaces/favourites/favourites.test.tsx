import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAVOURITE_WITHDRAWN, SAME_NAME } from '@cauce/domain/ordering/favourite-of-draft'
import { FAVOURITE_NOT_FOUND, FINISH_LINE_FIRST, type ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { OwnCodeWorkspace } from '../own-code/own-code-workspace.tsx'

const WALKER: OwnCode = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}
const kept = (id: number, nombre: string, change: Partial<ShownFavourite> = {}): ShownFavourite => ({
  id,
  nombre,
  linea: { tipo_orden_id: 4, codigo_propio_id: 54, cantidad: 2, observacion: 'Para la casa' },
  articulo: { id: 54, codigo: 'CP0054', nombre: 'Caminador con ruedas' },
  vigente: true,
  ...change,
})

const Held = () => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <OwnCodeWorkspace consultation={consultationOf()} userId={7} footSlot={slot} onPending={() => undefined} />
      <div ref={setSlot} />
    </>
  )
}

const LIST = '/ordenamiento/favoritos/4'
const SAVE = '/ordenamiento/favoritos/guardar'
const ERASE = '/ordenamiento/favoritos/eliminar'
const NO_SITE = { rep: null, regla: 'ninguna', automatico: false, motivo: 'Ninguna sede contratada', alternativas: [] }

const serve = (mine: readonly ShownFavourite[]) =>
  fakeServer({
    '/ordenamiento/ordenes-activas/1/4': { json: [] },
    '/codigo-propio/BuscarCodigoPropio/': { json: { original: [WALKER] } },
    '/ordenamiento/proponer-direccionamiento': { json: [{ ...NO_SITE, item_id: WALKER.id }] },
    [LIST]: { json: mine },
    [SAVE]: { json: { id: 9, mensaje: 'Favorito guardado' } },
    [ERASE]: { json: { mensaje: 'Favorito borrado' } },
  })

const open = () =>
  render(
    <Provider store={makeStore()}>
      <Held />
    </Provider>,
  )

const openList = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Favoritos de servicios' }))
  return screen.findByRole('dialog', { name: /^Favoritos de servicios/u })
}
const service = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Servicio' })

const addLine = async (): Promise<void> => {
  await userEvent.type(service(), 'cami')
  await userEvent.click(await screen.findByRole('option', { name: /Caminador con ruedas/u }))
  await userEvent.click(screen.getByRole('button', { name: /^Añadir/u }))
  await screen.findByRole('button', { name: 'Guardar Caminador con ruedas en favoritos' })
}
const star = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Caminador con ruedas en favoritos' }))
  return screen.findByRole('dialog', { name: /^Guardar en favoritos/u })
}
const nameField = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Nombre del favorito' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('usar un favorito', () => {
  it('con el teclado: se busca, Enter usa el primero, y la línea queda en el formulario', async () => {
    serve([kept(1, 'Silla'), kept(2, 'Caminador de la casa')])
    open()
    const list = await openList()
    await within(list).findByText('Silla')
    await userEvent.type(within(list).getByRole('textbox', { name: 'Buscar' }), 'caminador de{Enter}')
    await waitFor(() => expect(service().value).toBe('CP0054 Caminador con ruedas'))
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' }).value).toBe('2')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Observación/u }).value).toBe('Para la casa')
    await waitFor(() => expect(document.activeElement).toBe(service()))
  })

  it('el que se retiró del catálogo no se puede usar', async () => {
    const server = serve([kept(1, 'Silla', { vigente: false })])
    open()
    const list = await openList()
    expect(await within(list).findByText(FAVOURITE_WITHDRAWN)).toBeTruthy()
    expect(within(list).getByRole<HTMLButtonElement>('button', { name: 'Usar Silla' }).disabled).toBe(true)
    await userEvent.type(within(list).getByRole('textbox', { name: 'Buscar' }), '{Enter}')
    expect(server.calls.some(({ path }) => path.includes('BuscarCodigoPropio'))).toBe(false)
  })

  it('el que el catálogo no encuentra lo dice y no toca el formulario', async () => {
    const server = serve([kept(1, 'Silla')])
    server.answer('/codigo-propio/BuscarCodigoPropio/', { json: { original: [] } })
    open()
    const list = await openList()
    await userEvent.click(await within(list).findByRole('button', { name: 'Usar Silla' }))
    expect(await within(list).findByText(FAVOURITE_NOT_FOUND)).toBeTruthy()
    expect(service().value).toBe('')
  })

  it('no escribe encima de lo que se está escribiendo', async () => {
    serve([kept(1, 'Silla')])
    open()
    await userEvent.type(screen.getByRole('textbox', { name: /^Observación/u }), 'Algo')
    await userEvent.click(screen.getByRole('button', { name: 'Favoritos de servicios' }))
    expect(await screen.findByText(FINISH_LINE_FIRST)).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: /^Favoritos/u })).toBeNull()
  })

  it('dice que no hay ninguno, y si no se pudieron leer deja intentar de nuevo', async () => {
    const server = serve([])
    server.answer(LIST, { status: 500, json: { error: 'No se pudo', codigo: 'error' } })
    open()
    const list = await openList()
    const retry = await within(list).findByRole('button', { name: 'Intentar de nuevo' })
    server.answer(LIST, { json: [] })
    await userEvent.click(retry)
    expect(await within(list).findByText('Aún no tiene favoritos')).toBeTruthy()
  })
})

describe('borrar un favorito', () => {
  it('se deshace: vuelve con su nombre y su línea', async () => {
    const server = serve([kept(1, 'Silla')])
    open()
    const list = await openList()
    await userEvent.click(await within(list).findByRole('button', { name: 'Borrar el favorito Silla' }))
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes(ERASE))).toBe(true))
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('textbox', { name: 'Buscar' })))
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes(SAVE))).toBe(true))
  })
})

describe('guardar una línea', () => {
  it('con el nombre del artículo propuesto, y Enter lo guarda', async () => {
    const server = serve([])
    open()
    await addLine()
    const dialog = await star()
    expect(nameField(dialog).value).toBe('Caminador con ruedas')
    await userEvent.type(nameField(dialog), '{Enter}')
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes(SAVE))).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Guardar en favoritos/u })).toBeNull())
  })

  it('avisa cuando el nombre ya está, y sin nombre no se guarda', async () => {
    const server = serve([kept(1, 'caminador con RUEDAS')])
    open()
    await addLine()
    const dialog = await star()
    expect(await within(dialog).findByText(SAME_NAME)).toBeTruthy()
    await userEvent.clear(nameField(dialog))
    await userEvent.type(nameField(dialog), '{Enter}')
    expect(nameField(dialog).getAttribute('aria-invalid')).toBe('true')
    expect(server.calls.some(({ path }) => path.includes(SAVE))).toBe(false)
  })

  it('lo que el servidor niega se lee junto al nombre', async () => {
    const server = serve([])
    server.answer(SAVE, {
      status: 422,
      json: { error: 'Revise', codigo: 'datos.invalidos', errores: { nombre: ['Máximo 100 favoritos'] } },
    })
    open()
    await addLine()
    const dialog = await star()
    await userEvent.type(nameField(dialog), '{Enter}')
    expect(await within(dialog).findByText('Máximo 100 favoritos')).toBeTruthy()
  })

  it('lleva la observación, que se puede cambiar; la que es muy larga se dice en su campo y no se envía', async () => {
    const server = serve([])
    open()
    await addLine()
    const dialog = await star()
    const words = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Observación' })
    fireEvent.change(words, { target: { value: 'a'.repeat(2_001) } })
    await userEvent.type(nameField(dialog), '{Enter}')
    expect(await within(dialog).findByText('Máximo 2000 caracteres')).toBeTruthy()
    expect(words.getAttribute('aria-invalid')).toBe('true')
    expect(nameField(dialog).getAttribute('aria-invalid')).not.toBe('true')
    expect(server.calls.some(({ path }) => path.includes(SAVE))).toBe(false)
    fireEvent.change(words, { target: { value: 'Para la casa' } })
    await userEvent.type(nameField(dialog), '{Enter}')
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes(SAVE))).toBe(true))
  })

  it('lo que el servidor niega de la observación se lee en ella', async () => {
    const server = serve([])
    const errores = { 'linea.observacion': ['Contiene caracteres que no se admiten'] }
    server.answer(SAVE, { status: 422, json: { error: 'Revise', codigo: 'datos.invalidos', errores } })
    open()
    await addLine()
    const dialog = await star()
    await userEvent.type(nameField(dialog), '{Enter}')
    await within(dialog).findByText('Contiene caracteres que no se admiten')
    expect(within(dialog).getByRole('textbox', { name: 'Observación' }).getAttribute('aria-invalid')).toBe('true')
    expect(nameField(dialog).getAttribute('aria-invalid')).not.toBe('true')
  })
})
