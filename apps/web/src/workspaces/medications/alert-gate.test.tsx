import { BlueprintProvider } from '@blueprintjs/core'
import type { DoseProposal } from '@cauce/domain/medication/dose-proposal'
import type { Finding } from '@cauce/domain/medication/check'
import { SIGNATURE_NOTICE } from '@cauce/domain/medication/second-signature'
import { startAlert } from '@cauce/machines/testing/alert-flow'
import { duplicate, finding, goodReason, lowDose, noticesReply } from '@cauce/machines/testing/alert-samples'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AlertFlow } from './alert-flow.tsx'

afterEach(cleanup)

const propuesta: DoseProposal = { frecuencia: 24, total: 500, unidad: 'mg' }
const overdose = finding('dosis', {
  clave: 'dosis:21:maxima_dia',
  severidad: 'contraindicada',
  titulo: 'Supera la dosis máxima de un día',
  fuente: 'Ficha técnica',
  propuesta,
})

const open = async (findings: readonly Finding[]) => {
  const flow = startAlert()
  const onMend = vi.fn<(proposal: DoseProposal) => void>()
  render(
    <BlueprintProvider>
      <AlertFlow actor={flow.actor} onMend={onMend} />
    </BlueprintProvider>,
  )
  await act(() => flow.reach('avisos'))
  await act(() => flow.answer(noticesReply(findings)))
  await screen.findByRole('alertdialog', { name: 'Antes de formular, tenga en cuenta' })
  return { ...flow, onMend }
}

const button = (name: string) => screen.getByRole('button', { name })
const cards = () => within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem')

describe('several findings of a line, in one dialog', () => {
  it('are numbered, the gravest first, each with where its answer stands; what only informs is folded', async () => {
    await open([duplicate, lowDose, overdose])
    expect(cards().map(({ textContent }) => textContent.slice(0, 15))).toEqual(['1Contraindicada', '2ModeradaPuede '])
    expect(screen.getByText('Por qué lo sabe: Ficha técnica')).toBeDefined()
    expect(screen.getByText('Sin corregir')).toBeDefined()
    expect(screen.getByText('Falta el motivo')).toBeDefined()
    expect(screen.getByText('1 aviso que solo informa').closest('details')?.open).toBe(false)
    expect(screen.getByText('Falta el motivo del 1 y el motivo del 2')).toBeDefined()
  })

  it('are answered each with its reason; the number of one goes to its field', async () => {
    const { now } = await open([duplicate, overdose])
    await waitFor(() => expect(document.activeElement).toBe(button('Corregir la línea')))
    await userEvent.keyboard('2')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    expect(screen.getByRole('group', { name: 'Motivo del hallazgo 2' })).toBeDefined()
    await userEvent.click(button('Cambio gradual de uno a otro'))
    expect(screen.getByText('Falta el motivo del 1')).toBeDefined()
    await userEvent.click(button('Escribir el motivo del hallazgo 1'))
    await userEvent.click(button('Lo indica el especialista tratante'))
    await userEvent.type(screen.getByRole('textbox'), 'Cardiología pidió subirla tras el ingreso del martes')
    expect(screen.getByText('Motivo escrito, falta la segunda firma')).toBeDefined()
    expect(screen.queryByText(/^Falta el motivo del/u)).toBeNull()
    await userEvent.click(button('Formular así'))
    expect(now().value).toBe('accepted')
    const reasons = now().context.ledger.map(({ comprobacion, motivo }) => [comprobacion, motivo])
    expect(reasons).toContainEqual(['duplicidad', 'Cambio gradual de uno a otro'])
    expect(reasons).toContainEqual([
      'dosis',
      'Lo indica el especialista tratante: Cardiología pidió subirla tras el ingreso del martes',
    ])
  })

  it('may have the same reason, with one key', async () => {
    const { actor, now } = await open([duplicate, overdose])
    act(() => actor.send({ type: 'reason.changed', comprobacion: 'dosis', motivo: goodReason }))
    await userEvent.click(button('Escribir el motivo del hallazgo 2'))
    await userEvent.click(button('Usar el mismo motivo del hallazgo 1'))
    expect(now().context.motivos).toEqual({ dosis: goodReason, duplicidad: goodReason })
    expect(button('Formular así')).toMatchObject({ disabled: false })
  })

  it('say that another professional will sign, and that who is alone does not wait', async () => {
    const { actor } = await open([overdose])
    expect(screen.getByText(SIGNATURE_NOTICE)).toBeDefined()
    expect(screen.getByText('Se pide al ordenar')).toBeDefined()
    const motivo = 'Urgencia vital: paro en la sala de procedimientos, sin otro médico en la sede'
    act(() => actor.send({ type: 'reason.changed', motivo }))
    expect(screen.getByText('Urgencia vital: sigue sin esperarla')).toBeDefined()
  })
})

describe('a dose that a rule can mend', () => {
  it('is changed with one key for what is proposed', async () => {
    const { onMend } = await open([overdose])
    expect(button('Usar 1 cada 24 horas = 500 mg al día')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(button('Corregir la línea')))
    await userEvent.keyboard('p')
    expect(onMend).toHaveBeenCalledExactlyOnceWith(propuesta)
  })

  it('is not changed by a letter that is typed in the reason', async () => {
    const { onMend } = await open([overdose])
    await userEvent.type(screen.getByRole('textbox'), 'p2')
    expect(onMend).not.toHaveBeenCalled()
  })
})
