import { describe, expect, it } from 'vitest'
import { signersFor } from './signer.ts'

describe('signersFor', () => {
  it('lets an adult sign, or a representative', () => {
    expect(signersFor(18, 'alto')).toEqual({
      opciones: ['Paciente', 'Representante Legal'],
      asentimiento: false,
      respaldo: false,
      motivo: '',
    })
  })

  it('asks the representative and the assent of a child under 14', () => {
    expect(signersFor(13, 'bajo')).toMatchObject({ opciones: ['Representante Legal'], asentimiento: true })
    expect(signersFor(0, 'bajo').opciones).toEqual(['Representante Legal'])
  })

  it('lets an adolescent sign from 14', () => {
    expect(signersFor(14, 'bajo')).toMatchObject({
      opciones: ['Paciente', 'Representante Legal'],
      asentimiento: true,
      respaldo: false,
      motivo: 'Desde los 14 años firma el paciente',
    })
  })

  it('asks the backing of a representative for an adolescent at high risk', () => {
    expect(signersFor(17, 'alto').motivo).toBe(
      'Adolescente y riesgo alto: firma el paciente con el respaldo de su representante legal',
    )
    expect([signersFor(17, 'alto').respaldo, signersFor(17, 'mediano').respaldo]).toEqual([true, false])
  })

  it('takes another age from the settings', () => {
    expect(signersFor(15, 'bajo', 16).opciones).toEqual(['Representante Legal'])
    expect(signersFor(15, 'bajo', 16).motivo).toContain('Menor de 16 años')
  })
})
