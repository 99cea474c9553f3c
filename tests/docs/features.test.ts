/** The features speak of people and facts, and each scenario says of which kind it is. */
import { describe, expect, it } from 'vitest'
import { featureTexts } from '../../tools/manual/features.ts'
import { complaints, strangeWords } from '../support/feature-wording.ts'

const wrap = (step: string, tag = '@regla'): string =>
  `# language: es\nCaracterística: De prueba\n  Para saber que la prueba falla.\n\n  ${tag}\n  Escenario: Uno\n    Cuando ${step}\n`

describe('the features', () => {
  it('are found', () => {
    expect(featureTexts().size).toBeGreaterThan(80)
  })

  it('are read by people who do not program', () => {
    expect([...featureTexts()].flatMap(([uri, text]) => complaints(uri, text))).toEqual([])
  })
})

describe('what a product owner would not recognise is found', () => {
  it.each([
    'envía POST con los datos',
    'se responde 422',
    'se le niega con el código 403',
    'recibe «400»',
    'su token ya no sirve',
    'el campo "numero_cedula" dice "No"',
    'el campo "0.cantidad" dice "No"',
    'el campo "fechaVigencia" dice "No"',
    'se le niega con "alertas.sin_responder"',
    'está en "/panelMedico/atencion"',
    'toca ".rx-name"',
    'toca "#guardar"',
    'toca [aria-label=Guardar]',
    'guarda "null" en la causa',
    'lee las headers',
  ])('%s', (step) => {
    expect(complaints('features/x/y.feature', wrap(step))).not.toEqual([])
  })

  it.each([
    'lee "Debe ingresar un Email valido"',
    'escribe a "medico@cauce.demo" con "epicrisis_final.pdf"',
    'ordena "Amoxicilina 500 mg cápsula" cada 8 horas',
    'la dirección "/farmacia/kardex" existe',
    'consulta el permiso "farmacia.antigua"',
    'mide 120 mmHg',
    'guarda el rol con "farmacia.kardex"',
    'la línea 3 se rechaza en "numero_documento"',
  ])('and what they do recognise is not: %s', (step) => {
    expect(complaints('features/x/y.feature', wrap(step))).toEqual([])
  })

  it('a scenario of no kind is found', () => {
    expect(complaints('features/x/y.feature', wrap('entra', '@navegador'))).toEqual([
      'features/x/y.feature:6: no tiene @regla, ni @flujo, ni @mensaje',
    ])
  })

  it('three scenarios that say the same of other things are found', () => {
    const three = ['1', '2', '3'].map((day) => `  Escenario: El ${day}\n    Cuando pasan ${day} días\n`).join('\n')
    const text = `# language: es\n@regla\nCaracterística: De prueba\n  Para saber que la prueba falla.\n\n${three}`
    expect(complaints('features/x/y.feature', text)).toHaveLength(1)
  })

  it('names the word', () => {
    expect(strangeWords('envía JSON')).toEqual(['«JSON» es una palabra de programas'])
  })
})
