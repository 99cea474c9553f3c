import { afterEach, describe, expect, it } from 'vitest'
import { hideRecovery, recoveryInput } from './recovery-link.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the address of the recovery', () => {
  it('brings a document, a token, both or nothing', () => {
    expect(recoveryInput({})).toEqual({ tipo_documento: '', numero_documento: '', token: null })
    expect(recoveryInput({ tipoDocumento: 'cc', numeroDocumento: '1037580214' })).toEqual({
      tipo_documento: 'CC',
      numero_documento: '1037580214',
      token: null,
    })
    expect(recoveryInput({ tipoDocumento: 'CC', numeroDocumento: '1', tokenRecuperacion: 'enlace' }).token).toBe(
      'enlace',
    )
  })

  it('is left saying nothing, without a step back in the history', () => {
    window.history.replaceState({ idx: 3 }, '', '/recuperacionContrasena/CC/1037580214/enlace')
    const steps = window.history.length
    hideRecovery()
    expect([window.location.pathname, window.history.length]).toEqual(['/recuperacionContrasena', steps])
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it('of any other page is left as it is', () => {
    window.history.replaceState(null, '', '/perfil')
    hideRecovery()
    expect(window.location.pathname).toBe('/perfil')
  })
})
