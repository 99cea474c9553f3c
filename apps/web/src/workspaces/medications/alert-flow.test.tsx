import { AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { PortFailure } from '@cauce/machines/failure'
import { startAlert, type Ends } from '@cauce/machines/testing/alert-flow'
import {
  blockingShortage,
  goodReason,
  interaction,
  interactionsReply,
  lowDose,
  noticesReply,
  shortageReply,
  sulfa,
  warfarin,
} from '@cauce/machines/testing/alert-samples'
import { settle } from '@cauce/machines/testing/fake-port'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { BlueprintProvider } from '@blueprintjs/core'
import { AlertFlow } from './alert-flow.tsx'

afterEach(cleanup)

const open = () => {
  const flow = startAlert()
  render(
    <BlueprintProvider>
      <AlertFlow actor={flow.actor} />
    </BlueprintProvider>,
  )
  return { ...flow, finds: (ends: Ends) => act(() => flow.endAll(ends)), record: () => act(flow.record) }
}

const FOUND = { interacciones: interactionsReply([interaction]) }
const NOT_PRESCRIBED = 'No formular sulfametoxazol'
const dialog = (name = `${sulfa.nombre}: 1 hallazgo`) => screen.findByRole('alertdialog', { name })
const button = (name: string) => screen.getByRole('button', { name })

/** Buttons that are filled: there is never more than one. */
const filled = () =>
  [...document.querySelectorAll('.ca-action-filled > .ca-action-word')].map(({ textContent }) => textContent)

describe('an interaction', () => {
  it('shows both drugs, how grave it is, what may happen and what is usually done', async () => {
    const { finds } = open()
    await finds(FOUND)
    const shown = within(await dialog())
    expect(shown.getByText('Ya seleccionado').parentElement?.textContent).toContain(warfarin.nombre)
    expect(shown.getByText('Se añade').parentElement?.textContent).toContain(sulfa.nombre)
    for (const text of ['Mayor', interaction.titulo, 'Qué suele hacerse'])
      expect(shown.getByText(text, { exact: false })).toBeDefined()
  })

  it('the safe choice has the only filled button, the focus and Esc', async () => {
    const { finds, record, now } = open()
    await finds(FOUND)
    await dialog()
    expect(filled()).toEqual([NOT_PRESCRIBED])
    await waitFor(() => expect(document.activeElement).toBe(button(NOT_PRESCRIBED)))
    await userEvent.keyboard('{Escape}')
    await record()
    expect(now().output).toMatchObject({ result: 'cancelled', clearsForm: true })
  })

  it('going on asks for a reason of the list and own words', async () => {
    const { finds, record, now } = open()
    await finds(FOUND)
    await dialog()
    expect(button('Formular de todos modos')).toMatchObject({ disabled: true })
    expect(screen.getByText('Falta el motivo del 1')).toBeDefined()
    expect(screen.getByText('Falta el motivo')).toBeDefined()
    await userEvent.click(button('Ya los toma juntos y los tolera'))
    expect(screen.getByText('Falta explicar el motivo del 1')).toBeDefined()
    expect(button('Formular de todos modos')).toMatchObject({ disabled: true })
    await userEvent.type(screen.getByRole('textbox'), 'INR estable desde enero')
    expect(screen.getByText('20 letras, mínimo 10')).toBeDefined()
    expect(screen.getByText('Motivo escrito')).toBeDefined()
    await userEvent.click(button('Formular de todos modos'))
    await record()
    expect(now().value).toBe('accepted')
    expect(now().context.ledger[0]?.motivo).toBe('Ya los toma juntos y los tolera: INR estable desde enero')
  })

  it('another reason of the list takes the place of the one before, and what was typed stays', async () => {
    const { finds, now } = open()
    await finds(FOUND)
    await dialog()
    await userEvent.type(screen.getByRole('textbox'), 'INR estable desde enero')
    await userEvent.click(button('Ya los toma juntos y los tolera'))
    await userEvent.click(button('Otro motivo'))
    expect(button('Otro motivo').getAttribute('aria-pressed')).toBe('true')
    expect(now().context.motivo).toBe('Otro motivo: INR estable desde enero')
    await userEvent.click(button('Otro motivo'))
    expect(now().context.motivo).toBe('INR estable desde enero')
  })

  it('another drug may be looked for without losing the form', async () => {
    const { finds, record, now } = open()
    await finds(FOUND)
    await dialog()
    await userEvent.click(button('Cambiar por otro…'))
    await record()
    expect(now().output).toMatchObject({ clearsForm: false })
  })

  it('an answer that could not be recorded is said, and is sent again or not prescribed', async () => {
    const { finds, ports, actor, record, now } = open()
    await finds(FOUND)
    await dialog()
    await act(async () => {
      actor.send({ type: 'reason.changed', motivo: goodReason })
      actor.send({ type: 'line.confirmed' })
      ports.newKey.last().resolve('clave-1')
      await settle()
      ports.recordDecisions.last().reject(new PortFailure({ status: 503, error: 'No hay base' }))
      await settle()
    })
    expect(screen.getByText(AUDIT_FAILED)).toBeDefined()
    expect(screen.getByText('No hay base')).toBeDefined()
    expect(filled()).toEqual(['Intentar de nuevo'])
    expect(screen.getByRole('textbox')).toMatchObject({ value: goodReason.replace('Otro motivo: ', '') })
    await userEvent.click(button(NOT_PRESCRIBED))
    await record()
    expect(ports.recordDecisions.last().input).toMatchObject([{ acepto: 'No' }])
    expect(now().output).toMatchObject({ result: 'cancelled', clearsForm: true })
  })
})

describe('what blocks', () => {
  it('offers nothing but to take the drug out', async () => {
    const { finds, now } = open()
    await finds({ ...FOUND, desabastecimiento: shortageReply(blockingShortage) })
    await dialog(`${sulfa.nombre}: 2 hallazgos`)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(filled()).toEqual(['Quitar el medicamento'])
    await userEvent.click(button('Quitar el medicamento'))
    expect(now().output).toMatchObject({ mensaje: SHORTAGE_DETECTED, clearsForm: true })
  })

  it('is named once, with its own message', async () => {
    const { finds } = open()
    await finds({
      desabastecimiento: shortageReply({
        ...blockingShortage,
        titulo: SHORTAGE_DETECTED,
        detalle: 'Sin fecha de llegada',
      }),
    })
    const shown = within(await dialog())
    expect(shown.getAllByText(SHORTAGE_DETECTED)).toHaveLength(1)
    expect(shown.getByText('Sin fecha de llegada')).toBeDefined()
  })
})

describe('no dialog', () => {
  it.each([{}, { avisos: noticesReply([lowDose]) }])('of a line that asks nothing: %o', async (ends) => {
    const { finds, now } = open()
    await finds(ends)
    expect(now().value).toBe('accepted')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('a check that is slow shows the dialog, and its wait may be left', async () => {
  const { actor } = open()
  await dialog('Comprobando antes de formular')
  await waitFor(() => expect(document.activeElement).toBe(button('Dejar de esperar')))
  await userEvent.keyboard('{Escape}')
  await dialog(`${sulfa.nombre}: 4 sin verificar`)
  expect(actor.getSnapshot().context.ledger[0]?.por_que).toBe('Se dejó de esperar al servicio a las 07:26')
})
