import { ALERTS_FAILED, AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { PortFailure } from '@cauce/machines/failure'
import { startAlert } from '@cauce/machines/testing/alert-flow'
import {
  allergy,
  blockingShortage,
  clean,
  duplicate,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  lowDose,
  noticesReply,
  shortageReply,
  sulfa,
  warfarin,
} from '@cauce/machines/testing/alert-samples'
import { settle } from '@cauce/machines/testing/fake-port'
import type { AlertInput } from '@cauce/machines/medication-alert/types'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { BlueprintProvider } from '@blueprintjs/core'
import { AlertFlow } from './alert-flow.tsx'

afterEach(cleanup)

const open = (change: Partial<AlertInput> = {}) => {
  const flow = startAlert(change)
  render(
    <BlueprintProvider>
      <AlertFlow actor={flow.actor} />
    </BlueprintProvider>,
  )
  const reply = (answer: Parameters<typeof flow.answer>[0]) => act(() => flow.answer(answer))
  const fail = (error: unknown) => act(() => flow.fail(error))
  return { ...flow, reply, fail, record: () => act(flow.record) }
}

const dialog = (name: string) => screen.findByRole('alertdialog', { name })
const button = (name: string) => screen.getByRole('button', { name })
const FOUND = 'Interacción con lo que se ordena o ya toma'

/** Buttons that are filled: there is never more than one. */
const filled = () =>
  [...document.querySelectorAll('.ca-action-filled > .ca-action-word')].map(({ textContent }) => textContent)

describe('an interaction', () => {
  it('shows both drugs, how grave it is, what may happen and what is usually done', async () => {
    const { reply } = open()
    await reply(interactionsReply([interaction]))
    const shown = within(await dialog(FOUND))
    expect(shown.getByText('Ya seleccionado').parentElement?.textContent).toContain(warfarin.nombre)
    expect(shown.getByText('Se añade').parentElement?.textContent).toContain(sulfa.nombre)
    for (const text of ['Mayor', interaction.titulo, 'Qué suele hacerse'])
      expect(shown.getByText(text, { exact: false })).toBeDefined()
    expect(shown.getByRole('listitem', { current: 'step' }).textContent).toBe('1Interacciones')
  })

  it('the safe choice has the focus, the only filled button and Esc', async () => {
    const { reply, record, now } = open()
    await reply(interactionsReply([interaction]))
    await dialog(FOUND)
    await waitFor(() => expect(document.activeElement).toBe(button('No formular')))
    expect(filled()).toEqual(['No formular'])
    await userEvent.keyboard('{Escape}')
    await record()
    expect(now().output).toMatchObject({ result: 'cancelled', clearsForm: true })
  })

  it('going on asks for a reason of the list and own words', async () => {
    const { reply, record, now } = open()
    await reply(interactionsReply([interaction]))
    await dialog(FOUND)
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
    expect(now().value).toEqual({ desabastecimiento: 'checking' })
    expect(now().context.ledger[0]?.motivo).toBe('Ya los toma juntos y los tolera: INR estable desde enero')
  })

  it('another reason of the list takes the place of the one before, and what was typed stays', async () => {
    const { reply, now } = open()
    await reply(interactionsReply([interaction]))
    await dialog(FOUND)
    await userEvent.type(screen.getByRole('textbox'), 'INR estable desde enero')
    await userEvent.click(button('Ya los toma juntos y los tolera'))
    await userEvent.click(button('Otro motivo'))
    expect(button('Otro motivo').getAttribute('aria-pressed')).toBe('true')
    expect(now().context.motivo).toBe('Otro motivo: INR estable desde enero')
    await userEvent.click(button('Otro motivo'))
    expect(now().context.motivo).toBe('INR estable desde enero')
  })

  it('another drug may be looked for without losing the form', async () => {
    const { reply, record, now } = open()
    await reply(interactionsReply([interaction]))
    await dialog(FOUND)
    await userEvent.click(button('Cambiar por otro…'))
    await record()
    expect(now().output).toMatchObject({ clearsForm: false })
  })

  it('an answer that could not be recorded is said, and is sent again or not prescribed', async () => {
    const { reply, ports, actor, record, now } = open()
    await reply(interactionsReply([interaction]))
    await dialog(FOUND)
    await act(async () => {
      actor.send({ type: 'reason.changed', motivo: goodReason })
      actor.send({ type: 'line.confirmed' })
      ports.newKey.last().resolve('clave-1')
      await settle()
      ports.recordDecision.last().reject(new PortFailure({ status: 503, error: 'No hay base' }))
      await settle()
    })
    expect(within(await dialog(AUDIT_FAILED)).getByText('No hay base')).toBeDefined()
    expect(filled()).toEqual(['Intentar de nuevo'])
    await userEvent.click(button('No formular'))
    await record()
    expect(ports.recordDecision.last().input.acepto).toBe('No')
    expect(now().output).toMatchObject({ result: 'cancelled', clearsForm: true })
  })
})

describe('a check that could not be made', () => {
  it('says so in the words of the specification and is no green step', async () => {
    const { fail, reply } = open()
    await fail(new PortFailure({}))
    const shown = within(await dialog(ALERTS_FAILED))
    expect(shown.getByText('El servicio no respondió a las 07:26')).toBeDefined()
    expect(filled()).toEqual(['Comprobar de nuevo'])
    await userEvent.click(button('Seguir sin explicar'))
    await reply(shortageReply(blockingShortage))
    expect((await dialog(SHORTAGE_DETECTED)).textContent).toContain('Interacciones: no verificado')
    expect(document.querySelectorAll('[data-tone="ok"]')).toHaveLength(0)
    expect(document.querySelectorAll('[data-tone="unknown"]')).toHaveLength(1)
  })

  it('is made again with the key that has the focus', async () => {
    const { fail, ports } = open()
    await fail(new PortFailure({}))
    await dialog(ALERTS_FAILED)
    await userEvent.keyboard('{Enter}')
    expect(ports.makeCheck.calls).toHaveLength(2)
  })

  it('goes on with its explanation', async () => {
    const { fail, now } = open()
    await fail(new PortFailure({}))
    await dialog(ALERTS_FAILED)
    await userEvent.click(button('Lo revisé en otra fuente'))
    await userEvent.click(button('Explicar y seguir'))
    expect(now().context.ledger[0]).toMatchObject({ respuesta: 'no_verificada', motivo: 'Lo revisé en otra fuente' })
  })
})

describe('the other steps', () => {
  it('an allergy is cancelled by its safe choice', async () => {
    const { reply, fail, ports, record, now } = open()
    await reply(clean.interacciones)
    await reply(clean.desabastecimiento)
    await fail(isAllergic)
    await act(async () => {
      ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
      await settle()
    })
    await dialog(ALLERGIC_PATIENT)
    expect(document.querySelectorAll('[data-tone="ok"]')).toHaveLength(2)
    await userEvent.click(button('Cancelar por alergia'))
    await record()
    expect(now().value).toBe('cancelled')
  })

  it('a shortage that blocks offers nothing but to take the drug out', async () => {
    const { reply, now } = open()
    await reply(clean.interacciones)
    await reply(shortageReply(blockingShortage))
    await dialog(SHORTAGE_DETECTED)
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(button('Quitar el medicamento'))
    expect(now().output).toMatchObject({ mensaje: SHORTAGE_DETECTED, clearsForm: true })
  })

  it('a shortage is named once, with its own message', async () => {
    const { reply } = open()
    await reply(clean.interacciones)
    await reply(shortageReply({ ...blockingShortage, titulo: SHORTAGE_DETECTED, detalle: 'Sin fecha de llegada' }))
    const shown = within(await dialog(SHORTAGE_DETECTED))
    expect(shown.getAllByText(SHORTAGE_DETECTED)).toHaveLength(1)
    expect(shown.getByRole('heading', { level: 3, name: 'Sin fecha de llegada' })).toBeDefined()
  })

  it('a notice that matters asks for its reason', async () => {
    const { reply, reach, now } = open()
    await act(() => reach('avisos'))
    await reply(noticesReply([duplicate]))
    await dialog('Antes de formular, tenga en cuenta')
    expect(button('Formular así')).toMatchObject({ disabled: true })
    await userEvent.click(button('Cambio gradual de uno a otro'))
    await userEvent.click(button('Formular así'))
    expect(now().value).toBe('accepted')
  })

  it('what only informs shows no dialog', async () => {
    const { reply, reach, now } = open()
    await act(() => reach('avisos'))
    await reply(noticesReply([lowDose]))
    expect(now().value).toBe('accepted')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a clean line shows no dialog', async () => {
    const { reply, now } = open()
    for (const step of ['interacciones', 'desabastecimiento', 'alergia', 'avisos'] as const) await reply(clean[step])
    expect(now().status).toBe('done')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('a check that is slow shows the dialog, and its wait may be left', async () => {
  const { actor } = open()
  await dialog('Comprobando antes de formular')
  await waitFor(() => expect(document.activeElement).toBe(button('Dejar de esperar')))
  await userEvent.keyboard('{Escape}')
  await dialog(ALERTS_FAILED)
  expect(actor.getSnapshot().context.notMade?.porQue).toBe('Se dejó de esperar al servicio a las 07:26')
  await waitFor(() => expect(document.activeElement).toBe(button('Comprobar de nuevo')))
})
