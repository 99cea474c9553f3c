import { BlueprintProvider } from '@blueprintjs/core'
import { ALERTS_FAILED } from '@cauce/domain/medication/alert-messages'
import { ALLERGIC_PATIENT } from '@cauce/domain/medication/allergy'
import type { DoseProposal } from '@cauce/domain/medication/dose-proposal'
import { SIGNATURE_NOTICE } from '@cauce/domain/medication/second-signature'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { PortFailure } from '@cauce/machines/failure'
import { startAlert, type Ends } from '@cauce/machines/testing/alert-flow'
import {
  allergy,
  clean,
  duplicate,
  finding,
  goodReason,
  interaction,
  interactionsReply,
  isAllergic,
  knowledge,
  lowDose,
  noticesReply,
  shortage,
  shortageReply,
} from '@cauce/machines/testing/alert-samples'
import { settle } from '@cauce/machines/testing/fake-port'
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

const open = async (ends: Ends) => {
  const flow = startAlert()
  const onMend = vi.fn<(proposal: DoseProposal) => void>()
  render(
    <BlueprintProvider>
      <AlertFlow actor={flow.actor} onMend={onMend} />
    </BlueprintProvider>,
  )
  await act(async () => {
    await flow.endAll(ends)
    if (ends.alergia === isAllergic) {
      flow.ports.allergyDetail.last().resolve({ hallazgos: [allergy], conocimiento: knowledge })
      await settle()
    }
  })
  await screen.findByRole('alertdialog')
  return { ...flow, onMend }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const safeVerbHasFocus = () => waitFor(() => expect(document.activeElement).toBe(button(/^No formular/u)))
const cards = () => {
  const list = document.querySelector<HTMLElement>('.gate-list') ?? document.body
  return within(list).getAllByRole('listitem')
}
const heads = () => cards().map((card) => card.querySelector('.gate-card-head')?.textContent)

describe('everything that there is to answer of a line, in one dialog', () => {
  it('is numbered, the gravest first, with what could not be checked; what only informs is folded', async () => {
    await open({
      interacciones: interactionsReply([interaction]),
      desabastecimiento: shortageReply(shortage),
      alergia: new PortFailure({}),
      avisos: noticesReply([lowDose, overdose, duplicate]),
    })
    expect(heads()).toEqual([
      '1ContraindicadaSupera la dosis máxima de un día',
      '2MayorPuede elevar el INR y causar sangrado',
      `3Moderada${SHORTAGE_DETECTED}`,
      '4ModeradaPuede elevar el INR y causar sangrado',
      '5Sin verificarAlergia',
    ])
    expect(screen.getByRole('alertdialog').textContent).toContain(': 4 hallazgos y 1 sin verificar')
    expect(screen.getByText(ALERTS_FAILED)).toBeDefined()
    expect(screen.getByText('El servicio no respondió a las 07:26')).toBeDefined()
    expect(screen.getByText('Por qué lo sabe: Ficha técnica')).toBeDefined()
    expect(screen.getByText('Sin corregir')).toBeDefined()
    expect(screen.getByText('1 aviso que solo informa').closest('details')?.open).toBe(false)
    expect(screen.getByText('Falta el motivo de los 1, 2, 3, 4 y 5')).toBeDefined()
    expect(screen.getByText('Comprobado y sin hallazgos: Alergia cruzada')).toBeDefined()
  })

  it('begins on the safe verb, which Enter and Esc take', async () => {
    const { now } = await open({ alergia: isAllergic })
    await safeVerbHasFocus()
    expect(heads()).toEqual([`1Mayor${ALLERGIC_PATIENT}`])
    await userEvent.keyboard('{Escape}')
    expect(now()).toMatchObject({ value: { recording: 'keying' }, context: { decision: 'no_formular' } })
  })

  it('is answered each with its reason; the number of one goes to its field', async () => {
    const { now } = await open({ avisos: noticesReply([duplicate, overdose]) })
    await safeVerbHasFocus()
    await userEvent.keyboard('2')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    expect(screen.getByRole('group', { name: 'Motivo del hallazgo 2' })).toBeDefined()
    await userEvent.click(button('Cambio gradual de uno a otro'))
    expect(screen.getByText('Falta el motivo del 1')).toBeDefined()
    await userEvent.click(button(/^Escribirlo ?\(motivo del hallazgo 1\)$/u))
    await userEvent.click(button('Lo indica el especialista tratante'))
    expect(screen.getByText('Falta explicar el motivo del 1')).toBeDefined()
    await userEvent.type(screen.getByRole('textbox'), 'Cardiología pidió subirla tras el ingreso del martes')
    expect(screen.getByText('Motivo escrito, falta la segunda firma')).toBeDefined()
    await userEvent.click(button('Formular de todos modos'))
    expect(now().value).toBe('accepted')
    const reasons = now().context.ledger.map(({ comprobacion, motivo }) => [comprobacion, motivo])
    expect(reasons).toContainEqual(['duplicidad', 'Cambio gradual de uno a otro'])
    expect(reasons).toContainEqual([
      'dosis',
      'Lo indica el especialista tratante: Cardiología pidió subirla tras el ingreso del martes',
    ])
  })

  it('may have the same reason, with one act', async () => {
    const { actor, now } = await open({ avisos: noticesReply([duplicate, overdose]) })
    act(() => actor.send({ type: 'reason.changed', comprobacion: 'dosis', motivo: goodReason }))
    await userEvent.click(button(/^Escribirlo ?\(motivo del hallazgo 2\)$/u))
    await userEvent.click(button('Usar el mismo motivo del hallazgo 1'))
    expect(now().context.motivos).toEqual({ dosis: goodReason, duplicidad: goodReason })
    expect(button('Formular de todos modos')).toMatchObject({ disabled: false })
  })

  it('says how the other signature goes; who is alone says so there, and still explains it', async () => {
    const { actor, now } = await open({ avisos: noticesReply([overdose]) })
    expect(screen.getByText(SIGNATURE_NOTICE)).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Cómo va la firma' })).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(button('Urgencia vital: no puedo esperarla'))
    expect(now().context.motivo).toBe('Urgencia vital')
    expect(button('Formular de todos modos')).toMatchObject({ disabled: true })
    const motivo = 'Urgencia vital: paro en la sala de procedimientos, sin otro médico en la sede'
    act(() => actor.send({ type: 'reason.changed', motivo }))
    expect(screen.getByText('Urgencia vital: sigue sin esperarla')).toBeDefined()
  })
})

describe('what could not be checked', () => {
  it('is made again where it stands, and what was answered stays', async () => {
    const { actor, ports, end, now } = await open({
      alergia: new PortFailure({}),
      avisos: noticesReply([duplicate]),
    })
    act(() => actor.send({ type: 'reason.changed', comprobacion: 'duplicidad', motivo: goodReason }))
    const calls = ports.makeCheck.calls.length
    await userEvent.click(button('Volver a comprobar Alergia'))
    expect(ports.makeCheck.calls.slice(calls).map(({ input }) => input.step)).toEqual(['alergia'])
    await act(() => end('alergia', clean.alergia))
    expect(heads()).toHaveLength(1)
    expect(now().context.motivos).toEqual({ duplicidad: goodReason })
    expect(screen.queryByRole('button', { name: 'Volver a comprobar todo' })).toBeNull()
  })

  it('of several checks is made again with one act, and only what could not be checked', async () => {
    const { ports } = await open({ desabastecimiento: new PortFailure({}), alergia: new PortFailure({}) })
    const calls = ports.makeCheck.calls.length
    await userEvent.click(button('Volver a comprobar todo'))
    const again = ports.makeCheck.calls.slice(calls).map(({ input }) => input.step)
    expect(again).toEqual(['desabastecimiento', 'alergia'])
  })

  it('is left pending on the line, or explained', async () => {
    const { now } = await open({ interacciones: new PortFailure({}) })
    await userEvent.click(button('Dejarla pendiente: Interacciones'))
    expect(screen.getByText('Queda pendiente en la línea')).toBeDefined()
    expect(button('Formular de todos modos')).toMatchObject({ disabled: false })
    await userEvent.click(button('Lo revisé en otra fuente'))
    expect(screen.queryByText('Queda pendiente en la línea')).toBeNull()
    await userEvent.click(button('Formular de todos modos'))
    expect(now().context.ledger[0]).toMatchObject({
      respuesta: 'no_verificada',
      motivo: 'Lo revisé en otra fuente',
    })
  })
})

describe('a dose that a rule can mend', () => {
  it('is changed with one key for what is proposed', async () => {
    const { onMend } = await open({ avisos: noticesReply([overdose]) })
    expect(button('Usar 1 cada 24 horas = 500 mg al día')).toBeDefined()
    await safeVerbHasFocus()
    await userEvent.keyboard('p')
    expect(onMend).toHaveBeenCalledExactlyOnceWith(propuesta)
  })

  it('is not changed by a letter that is typed in the reason', async () => {
    const { onMend } = await open({ avisos: noticesReply([overdose]) })
    await userEvent.type(screen.getByRole('textbox'), 'p2')
    expect(onMend).not.toHaveBeenCalled()
  })
})
