import { describe, expect, it } from 'vitest'
import { NO_SIGNER, SIGNER_DOCUMENT, SIGNER_NAME, checkSigner } from './signer.ts'

const SIGNER = { nombre_medico: 'Laura Restrepo Mejía', documento: '1037580214' }

describe('quién firma la incapacidad', () => {
  it('es quien la registra; los espacios de más no cuentan', () => {
    expect(checkSigner(SIGNER, SIGNER)).toEqual({})
    expect(checkSigner({ nombre_medico: ' Laura  Restrepo Mejía ', documento: '1037580214 ' }, SIGNER)).toEqual({})
  })

  it('no puede ser otra persona', () => {
    expect(checkSigner({ nombre_medico: 'Andrés Villa', documento: '71774309' }, SIGNER)).toEqual({
      nombre_medico: [SIGNER_NAME],
      documento: [SIGNER_DOCUMENT],
    })
  })

  it('lo vacío lo dicen los campos requeridos', () => {
    expect(checkSigner({ nombre_medico: null, documento: ' ' }, SIGNER)).toEqual({})
  })

  it('sin datos de profesional no se expide', () => {
    expect(checkSigner({ nombre_medico: 'Admin', documento: '1' }, null)).toEqual({ nombre_medico: [NO_SIGNER] })
  })
})
