import { EMPTY_COMPONENTS } from '@cauce/domain/clinical-record/record-components'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changed, COMPLETE, field, missing, openRecord, valueOf } from '../testing/record.tsx'

/** They are downloaded when one is first shown: here they are already there. */
beforeAll(async () => {
  await import('./record-workspace.tsx')
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('the fields of the record', () => {
  it('gives index, surface and pressure class as they are typed, with their sources', async () => {
    const { user } = await openRecord()
    await screen.findByRole('button', { name: /^Finalizar historia/u })
    await user.type(field('Peso'), '81,5')
    await user.type(field('Talla'), '162')
    expect(valueOf('IMC')).toBe('31,05')
    expect(screen.getByText('IMC 31,05 kg/m²: obesidad grado I')).toBeDefined()
    expect(screen.getByText('OMS, Serie de Informes Técnicos 894, 2000')).toBeDefined()
    await user.type(screen.getByRole('spinbutton', { name: 'Presión sistólica' }), '150')
    await user.type(screen.getByRole('spinbutton', { name: 'Presión diastólica' }), '95')
    expect(screen.getByText('Cifras en rango de hipertensión grado 1 (ESC/ESH 2018)')).toBeDefined()
  })

  it('a measure that cannot be stays on the screen with its message and out of the draft', async () => {
    const { user } = await openRecord({ components: COMPLETE })
    await screen.findByText('Lista para finalizar')
    await user.type(field('Talla'), '900')
    expect(valueOf('Talla')).toBe('900')
    expect(screen.getByText('La talla debe estar entre 30 y 250 cm')).toBeDefined()
    expect(missing()).toEqual(['Medidas'])
    for (const [component, fields] of changed.mock.calls) {
      expect(component).toBe('medidas')
      expect('talla' in fields ? fields.talla : null).not.toBe(900)
    }
  })

  it('says what was found and decided the last time, before anything is asked', async () => {
    const ultima_visita = {
      consulta_id: 3,
      fecha: '2026-09-12',
      tipo: 'Medicina general, control',
      medico: 'Laura Restrepo Mejía',
      diagnosticos: ['I10 Hipertensión esencial (primaria)', 'E119 Diabetes tipo 2'],
      plan: 'Losartán 50 mg cada 12 horas',
    }
    const { drawn } = await openRecord({ view: { ultima_visita } })
    const last = await screen.findByRole('region', { name: 'Última consulta' })
    expect(within(last).getByText('12 sep 2026 · Medicina general, control · Laura Restrepo Mejía')).toBeDefined()
    expect(within(last).getByText('I10 Hipertensión esencial (primaria) · E119 Diabetes tipo 2')).toBeDefined()
    expect(within(last).getByText('Losartán 50 mg cada 12 horas')).toBeDefined()
    drawn.unmount()
    await openRecord({ view: { ultima_visita: null } })
    await screen.findByRole('button', { name: /^Finalizar historia/u })
    expect(screen.queryByText('Última consulta')).toBeNull()
  })

  it('offers the measures of today, and of another day only the height', async () => {
    const medidas = {
      peso: 68,
      talla: 162,
      imc: 25.91,
      isc: 1.75,
      perimetro_abdominal: null,
      presion_sistolica: null,
      presion_diastolica: null,
    }
    const { user, drawn } = await openRecord({ consultation: { medidas: { ...medidas, fecha: '2026-11-21' } } })
    await user.click(await screen.findByRole('button', { name: 'Traer peso, talla del 21 nov 2026' }))
    expect([valueOf('Peso'), valueOf('Talla'), valueOf('IMC')]).toEqual(['68', '162', '25,91'])
    drawn.unmount()
    await openRecord({ consultation: { medidas: { ...medidas, fecha: '2026-10-01' } } })
    expect(await screen.findByRole('button', { name: 'Traer talla del 01 oct 2026' })).toBeDefined()
  })

  it('asks the questions of the scores when it is told to, and can take all the answers back', async () => {
    const { user } = await openRecord()
    expect(screen.queryByRole('radiogroup', { name: '¿Fuma?' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Hacer las preguntas' }))
    await user.click(within(screen.getByRole('radiogroup', { name: '¿Fuma?' })).getByRole('radio', { name: 'No' }))
    expect(screen.getByText('1 de 10 respondidas')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Borrar las respuestas' }))
    expect(screen.getByText('0 de 10 respondidas')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(screen.getByText('1 de 10 respondidas')).toBeDefined()
  })

  it('a laboratory value that cannot be is told at once, and is never folded away', async () => {
    const riesgo = { ...EMPTY_COMPONENTS.riesgo, colesterol_total: 180, hdl: 200 }
    const { user } = await openRecord({ components: { ...COMPLETE, riesgo } })
    expect(await screen.findByText('El colesterol HDL debe ser menor que el total')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ocultar las preguntas' }))
    expect(field('Colesterol HDL')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Preguntas de riesgo' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Colesterol HDL')))
  })

  it('another principal makes related the one that was, and a removed one can be put back', async () => {
    const other = { id: 8, codigo: 'E119', nombre: 'Diabetes mellitus', principal: false, tipo: null }
    const list = [...COMPLETE.diagnosticos.diagnosticos, other]
    const { user } = await openRecord({ components: { ...COMPLETE, diagnosticos: { diagnosticos: list } } })
    await user.click(await screen.findByRole('radio', { name: /E119/u }))
    expect(await screen.findByRole('radio', { name: /^Relacionado I10/u })).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de E119 Diabetes mellitus' }), '03')
    expect(screen.getByText('Lista para finalizar')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Quitar E119 Diabetes mellitus' }))
    expect(missing()).toEqual(['Diagnósticos'])
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByRole('radio', { name: /^Principal E119/u, checked: true })).toBeDefined()
  })

  it('brings the antecedents of the last record after what is written, once, and can undo it', async () => {
    const { user } = await openRecord({
      view: { anterior: { consulta_id: 3, fecha: '2026-09-12', antecedentes: 'Hipertensión desde 2015' } },
      components: { ...EMPTY_COMPONENTS, antecedentes: { antecedentes: 'Apendicectomía', revision_sistemas: '' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Traer los del 12 sep 2026' }))
    expect(valueOf('Antecedentes')).toMatch(/^Apendicectomía\s+Hipertensión desde 2015$/u)
    expect(screen.queryByRole('button', { name: 'Traer los del 12 sep 2026' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(valueOf('Antecedentes')).toBe('Apendicectomía')
  })
})
