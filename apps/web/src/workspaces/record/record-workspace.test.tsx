import type { RecordView } from '@cauce/contract/historia'
import { fromComponents } from '@cauce/domain/clinical-record/record-components'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMPLETE, field, finalise, missing, openRecord, partLine, refresh, valueOf } from '../testing/record.tsx'

/** They are downloaded when one is first shown: here they are already there. */
beforeAll(async () => {
  await import('./record-workspace.tsx')
  await import('./locked-record.tsx')
  await import('./templates-dialog.tsx')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** What was sent of a note; the figures beside the record are asked on their own. */
const notesSent = ({ calls }: Awaited<ReturnType<typeof openRecord>>['server']) =>
  calls.filter(({ path }) => path.includes('/nota-aclaratoria/'))

describe('the open record', () => {
  it('says section by section what is missing, and goes there', async () => {
    const { user } = await openRecord()
    await waitFor(() => expect(partLine('Motivo').textContent).toContain('faltan 2'))
    expect(partLine('Antecedentes').textContent).toContain('vacío')
    expect(missing()).toEqual(['Motivo de consulta', 'Enfermedad actual', 'Examen físico', 'Diagnósticos', 'Plan'])
    await user.click(screen.getByRole('button', { name: 'Examen físico' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Examen físico')))
    await user.type(field('Examen físico'), 'Normal')
    expect(missing()).not.toContain('Examen físico')
    expect(partLine('Examen').textContent).toContain('con datos')
  })

  it('does not finalise with something missing: it says it at each field and goes to the first one', async () => {
    const { user } = await openRecord()
    await screen.findByRole('button', { name: /^Finalizar historia/u })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo de consulta')))
    expect(screen.getByText('Escriba el motivo de consulta')).toBeDefined()
    expect(screen.getByText('Elija el diagnóstico principal')).toBeDefined()
    expect(finalise).not.toHaveBeenCalled()
  })

  it('asks once before it is locked, and the main verb finalises', async () => {
    const { user } = await openRecord({ components: COMPLETE })
    await screen.findByText('Lista para finalizar')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('I10 Hipertensión esencial')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Seguir escribiendo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(finalise).not.toHaveBeenCalled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Finalizar historia' }))
    expect(finalise).toHaveBeenCalledOnce()
  })

  it('measures that hardly anybody has are read again before it is locked', async () => {
    const medidas = { ...COMPLETE.medidas, peso: 20, talla: 170, imc: 6.92 }
    const { user } = await openRecord({ components: { ...COMPLETE, medidas } })
    await screen.findByText('Lista para finalizar')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Un peso de 20,0 kg es poco usual/u)).toBeDefined()
    expect(question.getByRole('button', { name: 'Finalizar historia' })).toHaveProperty('disabled', true)
    await user.click(question.getByRole('checkbox', { name: 'Leí otra vez las medidas y son correctas' }))
    await user.click(question.getByRole('button', { name: 'Finalizar historia' }))
    expect(finalise).toHaveBeenCalledWith(true)
  })

  it('what only the server knows to be unusual is asked after its refusal', async () => {
    const doubts = ['El peso pasa de 70,0 a 95,0 kg (+36 %) desde el 10 oct 2026']
    const { user } = await openRecord({
      components: COMPLETE,
      draft: {
        finaliseError: { message: 'Error al guardar historia clínica', detail: 'Confirme las medidas' },
        finaliseErrors: { medidas_confirmadas: doubts },
      },
    })
    await user.keyboard('{Control>}{Enter}{/Control}')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/El peso pasa de 70,0 a 95,0 kg/u)).toBeDefined()
  })

  it('an order without a site stops it and is told with its name', async () => {
    await openRecord({
      components: COMPLETE,
      view: {
        ordenes: [{ tipo_orden_id: 2, orden_id: 40_218, nombre: 'Colonoscopia total', estado_id: 1, rep_id: null }],
      },
    })
    await screen.findByText('Colonoscopia total')
    expect(missing()).toEqual(['Órdenes'])
    expect(screen.getByText('Sin direccionamiento')).toBeDefined()
    expect(screen.getByText('Procedimientos · orden 40 218')).toBeDefined()
  })

  it('goes from section to section with the keys', async () => {
    const { user } = await openRecord()
    await user.click(await screen.findByRole('textbox', { name: 'Motivo de consulta' }))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(document.activeElement).toBe(field('Antecedentes')))
    expect(partLine('Antecedentes').getAttribute('aria-current')).toBe('true')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo de consulta')))
  })

  it('while it is being finalised nothing can be typed, and one can stop waiting', async () => {
    const stop = vi.fn<() => void>()
    const { user } = await openRecord({ components: COMPLETE, draft: { finalising: true, cancelFinalise: stop } })
    await user.click(await screen.findByRole('button', { name: 'Dejar de esperar' }))
    expect(stop).toHaveBeenCalledOnce()
    expect(field('Plan').closest('[inert]')).not.toBeNull()
  })

  it('a failed finalise says so, keeps everything and goes to what the server refused', async () => {
    await openRecord({
      components: COMPLETE,
      draft: {
        finaliseErrors: { plan: ['Escriba el plan con más detalle'] },
        finaliseError: { message: 'Error al guardar historia clínica', detail: 'Revise el plan.' },
      },
    })
    expect((await screen.findAllByText('Error al guardar historia clínica')).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(field('Plan')))
    expect(screen.getByText('Escriba el plan con más detalle')).toBeDefined()
    expect(valueOf('Plan')).toBe('Continuar losartán')
  })

  it('without an answer it says that it is not known, and tries again with one button', async () => {
    const retry = vi.fn<() => void>()
    const { user } = await openRecord({
      components: COMPLETE,
      draft: {
        finalising: true,
        finaliseInterrupted: true,
        finaliseError: { message: 'Error al guardar historia clínica', detail: null },
        status: { tone: 'warning', text: 'No llegó la respuesta', detail: null, retries: true },
        retry,
      },
    })
    expect((await screen.findAllByText('Error al guardar historia clínica')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Intentar ahora' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('the record of others, and one that is locked', () => {
  it('who does not write it reads what there is', async () => {
    await openRecord({ view: { escribe: false }, components: COMPLETE })
    expect(await screen.findByText('Continuar losartán')).toBeDefined()
    expect(screen.getByText('Laura Restrepo Mejía')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('of a consultation that was missed there is none', async () => {
    await openRecord({ consultation: { estado_id: 5, estado: { id: 5, nombre: 'No asistió' } } })
    expect(screen.getByText('El paciente no asistió a esta consulta: no se escribe su historia clínica')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  const LOCKED: Partial<RecordView> = {
    estado: 'finalizada',
    historia: fromComponents(COMPLETE),
    finalizada: { at: '2026-11-21T12:40:00.000Z', por: 'Laura Restrepo Mejía', huella: 'a1b2' },
    notas: [
      {
        id: 1,
        texto: 'El control es en tres meses',
        autor: 'Laura Restrepo Mejía',
        created_at: '2026-11-21T13:00:00.000Z',
      },
    ],
  }

  it('once finalised it is read with its notes, and takes another one', async () => {
    const { server, user } = await openRecord({ view: LOCKED })
    expect(await screen.findByText('El control es en tres meses')).toBeDefined()
    expect(screen.getByText(/Huella a1b2/u)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Añadir nota/u }))
    expect(notesSent(server)).toEqual([])
    server.answer('/historia/nota-aclaratoria/1', {
      json: {
        nota: {
          id: 2,
          texto: 'Se corrige la fecha',
          autor: 'Laura Restrepo Mejía',
          created_at: '2026-11-21T13:10:00.000Z',
        },
        mensaje: 'Nota aclaratoria guardada',
      },
    })
    await user.type(field('Nueva nota aclaratoria'), 'Se corrige la fecha')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(valueOf('Nueva nota aclaratoria')).toBe('')
  })

  it('a note that was not kept stays in its field, with what happened', async () => {
    const { server, user } = await openRecord({ view: LOCKED })
    await user.type(await screen.findByRole('textbox', { name: 'Nueva nota aclaratoria' }), 'Se corrige')
    server.answer('/historia/nota-aclaratoria/1', 'no answer')
    await user.click(screen.getByRole('button', { name: /^Añadir nota/u }))
    await waitFor(() => expect(field('Nueva nota aclaratoria').getAttribute('aria-invalid')).toBe('true'))
    expect(valueOf('Nueva nota aclaratoria')).toBe('Se corrige')
  })

  it('a note that is being written is there again after a reload, with its key, until it is sent', async () => {
    const { server, user } = await openRecord({ view: LOCKED })
    await user.type(await screen.findByRole('textbox', { name: 'Nueva nota aclaratoria' }), 'Se corrige')
    server.answer('/historia/nota-aclaratoria/1', 'no answer')
    await user.click(screen.getByRole('button', { name: /^Añadir nota/u }))
    await waitFor(() => expect(notesSent(server)).toHaveLength(1))
    cleanup()
    const again = await openRecord({ view: LOCKED })
    await screen.findByDisplayValue('Se corrige')
    again.server.answer('/historia/nota-aclaratoria/1', {
      json: {
        nota: { id: 2, texto: 'Se corrige', autor: 'Laura Restrepo Mejía', created_at: '2026-11-21T13:10:00.000Z' },
        mensaje: 'Nota aclaratoria guardada',
      },
    })
    await again.user.click(screen.getByRole('button', { name: /^Añadir nota/u }))
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(notesSent(again.server)[0]?.key).toBe(notesSent(server)[0]?.key)
    cleanup()
    await openRecord({ view: LOCKED })
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nueva nota aclaratoria' })).value).toBe('')
  })
})
