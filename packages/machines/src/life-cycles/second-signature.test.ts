import { describe, expect, it } from 'vitest'
import { SIGNATURE_NOT_ALLOWED, SIGNATURE_STATE_KEYS } from '@cauce/domain/medication/signature-request'
import { applySignature, askedSignature, signatureMoves, SIGNATURE_MOVES } from './second-signature.ts'

const OTHER = { misma_mano: false, la_abrio: false }
const OPENER = { misma_mano: false, la_abrio: true }
const OWN = { misma_mano: true, la_abrio: true }
const refused = { error: SIGNATURE_NOT_ALLOWED }

describe('la vida de una segunda firma', () => {
  it('empieza pedida, o como urgencia vital de quien siguió solo', () => {
    expect([askedSignature(false), askedSignature(true)]).toEqual(['pedida', 'urgencia'])
  })

  it('se abre, y la firma o la devuelve quien la abrió', () => {
    expect(applySignature('pedida', 'abrir', OTHER)).toEqual({ estado: 'abierta' })
    expect(applySignature('abierta', 'firmar', OPENER)).toEqual({ estado: 'firmada' })
    expect(applySignature('abierta', 'devolver', OPENER)).toEqual({ estado: 'devuelta' })
    expect(applySignature('abierta', 'soltar', OPENER)).toEqual({ estado: 'pedida' })
    expect(applySignature('abierta', 'firmar', OTHER)).toEqual(refused)
    expect(applySignature('abierta', 'devolver', OTHER)).toEqual(refused)
    expect(applySignature('pedida', 'firmar', OPENER)).toEqual(refused)
  })

  it('otra persona la puede tomar', () => {
    expect(applySignature('abierta', 'abrir', OTHER)).toEqual({ estado: 'abierta' })
  })

  it('quien ordenó no la mueve de ninguna manera', () => {
    for (const estado of SIGNATURE_STATE_KEYS) expect(signatureMoves(estado, OWN)).toEqual([])
  })

  it('la línea que termina antes la retira, y lo cerrado no cambia', () => {
    expect(applySignature('pedida', 'retirar', OTHER)).toEqual({ estado: 'retirada' })
    expect(applySignature('abierta', 'retirar', OTHER)).toEqual({ estado: 'retirada' })
    expect(applySignature('urgencia', 'retirar', OTHER)).toEqual(refused)
    for (const estado of ['firmada', 'devuelta', 'retirada', 'revisada'] as const)
      expect(signatureMoves(estado, OPENER)).toEqual([])
  })

  it('una urgencia vital solo se da por revisada', () => {
    expect(signatureMoves('urgencia', OTHER)).toEqual(['revisar'])
    expect(applySignature('urgencia', 'revisar', OTHER)).toEqual({ estado: 'revisada' })
  })

  it('ofrece lo que sigue con sus palabras', () => {
    expect(signatureMoves('pedida', OTHER)).toEqual(['abrir'])
    expect(signatureMoves('abierta', OPENER)).toEqual(['abrir', 'firmar', 'devolver', 'soltar'])
    expect(Object.values(SIGNATURE_MOVES).map(({ etiqueta }) => etiqueta)).toEqual([
      'Revisar',
      'Dejar para otra persona',
      'Firmar',
      'Devolver',
      'Dar por revisada',
    ])
  })
})
