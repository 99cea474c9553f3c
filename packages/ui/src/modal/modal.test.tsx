import { BlueprintProvider } from '@blueprintjs/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AskDialog } from '../ask-dialog/ask-dialog.tsx'
import { KeysDialog } from '../keys-dialog/keys-dialog.tsx'
import { MessageDialog } from '../message-dialog/message-dialog.tsx'
import { Modal } from './modal.tsx'

afterEach(cleanup)

const show = (dialog: React.ReactElement) => render(<BlueprintProvider>{dialog}</BlueprintProvider>)

describe('Modal', () => {
  it('has its title as its name and closes with its button and with Esc', async () => {
    const close = vi.fn<() => void>()
    show(
      <Modal isOpen onClose={close} title="Ordenamiento de la consulta" size={1400}>
        <p>Contenido</p>
      </Modal>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Ordenamiento de la consulta' })
    expect(dialog.style.width).toBe('1400px')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('without a way to close stays until it is answered', async () => {
    show(
      <Modal isOpen title="Su contraseña venció">
        <p>Contenido</p>
      </Modal>,
    )
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('starts inside the dialog, so that a reader begins at its title', async () => {
    show(
      <Modal isOpen onClose={() => {}} title="Historia">
        <p>Contenido</p>
      </Modal>,
    )
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true)
    })
  })
})

/** A dialog whose button is pressed and goes out of use with the focus on it, under another one if any is given. */
const lose = async (close: () => void, above: React.ReactNode = null) => {
  const dialog = (isSaved: boolean) => (
    <BlueprintProvider>
      <Modal isOpen onClose={close} title="Descripción">
        <button type="button" disabled={isSaved}>
          Guardar
        </button>
      </Modal>
      {above}
    </BlueprintProvider>
  )
  const view = render(dialog(false))
  await screen.findByRole('dialog', { name: 'Descripción' })
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  view.rerender(dialog(true))
  // The browser takes the focus from what cannot be used any more, and tells nobody.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(document.activeElement).toBe(document.body)
}

describe('A dialog whose focused button went out of use', () => {
  it('closes with Esc although the keyboard is nowhere', async () => {
    const close = vi.fn<() => void>()
    await lose(close)
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays when another one lies above it', async () => {
    const [close, closeAbove] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await lose(
      close,
      <Modal isOpen onClose={closeAbove} title="Encima">
        <p>Contenido</p>
      </Modal>,
    )
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(closeAbove).toHaveBeenCalledOnce()
  })
})

describe('AskDialog', () => {
  it('in a warning the safe choice has the focus and Esc', async () => {
    const [safe, danger] = [vi.fn<() => void>(), vi.fn<() => void>()]
    show(
      <AskDialog
        isOpen
        kind="warning"
        title="¿Ordenar de nuevo Hemograma IV?"
        main={{ label: 'No ordenarlo', onClick: safe }}
        other={{ label: 'Ordenar de todos modos', onClick: danger }}
      >
        Ya se ordenó el 03 oct 2026.
      </AskDialog>,
    )
    const button = await screen.findByRole('button', { name: 'No ordenarlo' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Enter}')
    expect(safe).toHaveBeenCalledTimes(2)
    expect(danger).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ordenar de todos modos' }))
    expect(danger).toHaveBeenCalledOnce()
  })

  it('a question that must be answered does not close with Esc', async () => {
    const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()]
    show(
      <AskDialog
        isOpen
        title="¿Firma electrónica?"
        main={{ label: 'Autorizar', onClick: yes }}
        other={{ label: 'Imprimir', onClick: no }}
      >
        Texto
      </AskDialog>,
    )
    await screen.findByRole('alertdialog', { name: '¿Firma electrónica?' })
    await userEvent.keyboard('{Escape}')
    expect(yes).not.toHaveBeenCalled()
    expect(no).not.toHaveBeenCalled()
  })

  it('a choice that is not possible yet says why', async () => {
    show(
      <AskDialog
        isOpen
        title="Cambiar de sede"
        main={{ label: 'Cambiar', onClick: () => {}, reason: 'Es necesario colocar un motivo.' }}
        other={{ label: 'Cancelar', onClick: () => {} }}
      >
        Texto
      </AskDialog>,
    )
    expect(await screen.findByText('Es necesario colocar un motivo.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cambiar' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('MessageDialog', () => {
  it('shows the server’s message to the letter until it is read', async () => {
    const close = vi.fn<() => void>()
    show(
      <MessageDialog
        isOpen
        type="error"
        title="Error"
        message="Ocurrió un error al generar el ordenamiento."
        onClose={close}
      />,
    )
    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toBeDefined()
    expect(screen.getByText('Ocurrió un error al generar el ordenamiento.')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('KeysDialog', () => {
  it('lists the keys and what they do', async () => {
    show(<KeysDialog isOpen onClose={() => {}} lines={[{ keys: 'Ctrl Enter', does: 'Ordenar' }]} />)
    expect((await screen.findByRole('dialog', { name: 'Atajos' })).textContent).toContain('Ctrl EnterOrdenar')
  })
})
